/** What every part of a class reaches for. */
import { createContext } from 'svelte';
import type { ClassStore } from './room.svelte';

export const [useClass, provideClass] = createContext<ClassStore>();
