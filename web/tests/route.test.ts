import { describe, expect, it } from 'vitest';
import { pathOf, shownCode } from '../src/lib/api';
import { inner, outer } from '../src/lib/base_path';
import { pathIn, routeOf } from '../src/lib/route.svelte';

describe('addresses', () => {
  it('knows home, games, tables and moments', () => {
    expect(routeOf('/')).toEqual({ at: 'home' });
    expect(routeOf('/games/eureka')).toEqual({ at: 'game', game: 'eureka' });
    expect(routeOf('/games/eureka/rules')).toEqual({ at: 'rules', game: 'eureka' });
    expect(routeOf('/t/KT7M-WQ3D')).toEqual({ at: 'table', code: 'KT7M-WQ3D', position: null });
    expect(routeOf('/t/KT7M-WQ3D/at/0')).toEqual({ at: 'table', code: 'KT7M-WQ3D', position: 0 });
    expect(routeOf('/t/KT7M-WQ3D/at/x')).toEqual({ at: 'table', code: 'KT7M-WQ3D', position: null });
    expect(routeOf('/puzzles')).toEqual({ at: 'puzzles' });
    expect(routeOf('/daily')).toEqual({ at: 'daily' });
    expect(routeOf('/daily/x')).toEqual({ at: 'lost' });
    expect(routeOf('/elsewhere')).toEqual({ at: 'lost' });
  });

  it('knows the pages of a class', () => {
    expect(routeOf('/c/KT7M4Q')).toEqual({ at: 'join-class', code: 'KT7M4Q' });
    expect(routeOf('/class/new')).toEqual({ at: 'new-class' });
    expect(routeOf('/class/x1')).toEqual({ at: 'class', id: 'x1', show: 'room' });
    expect(routeOf('/class/x1/projector')).toEqual({ at: 'class', id: 'x1', show: 'projector' });
    expect(routeOf('/class/x1/elsewhere')).toEqual({ at: 'lost' });
    expect(routeOf('/privacy')).toEqual({ at: 'privacy' });
    expect(routeOf('/guide')).toEqual({ at: 'guide' });
  });

  it('shows a code in two halves, however it was typed', () => {
    expect(shownCode('kt7m wq3d')).toBe('KT7M-WQ3D');
    expect(pathOf('KT7MWQ3D')).toBe('/t/KT7M-WQ3D');
  });

  it('under a prefix, paths are ours without it and the browser’s with it', () => {
    expect(outer('/t/KT7M-WQ3D', '/labtable')).toBe('/labtable/t/KT7M-WQ3D');
    expect(inner('/labtable/t/KT7M-WQ3D', '/labtable')).toBe('/t/KT7M-WQ3D');
    expect(inner('/labtable', '/labtable')).toBe('/');
    expect(inner('/labtables/x', '/labtable')).toBe('/labtables/x');
    expect(inner('/t/KT7M-WQ3D', '/labtable')).toBe('/t/KT7M-WQ3D');
    expect(inner('/', '')).toBe('/');
  });

  it('in a folder without a server, a path stands behind the only page’s #', () => {
    expect(outer('/t/KT7M-WQ3D', '/labtable', true)).toBe('#/t/KT7M-WQ3D');
    expect(inner('#/t/KT7M-WQ3D', '/labtable')).toBe('/t/KT7M-WQ3D');
    const leads = (hash: string): string => pathIn({ pathname: '/labtable/', hash }, true);
    expect(leads('#/t/KT7M-WQ3D')).toBe('/t/KT7M-WQ3D');
    expect(leads('#/#games')).toBe('/');
    expect(leads('#main')).toBe('/');
    expect(leads('')).toBe('/');
  });

  it('writes no path of its own without the prefix', () => {
    const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const bare = /(href="|src="|href=\{['`]|fetch\(['`]|assign\(['`]|EventSource\(['`])\//;
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(Object.keys(sources).filter((path) => bare.test(sources[path] ?? ''))).toEqual([]);
  });
});
