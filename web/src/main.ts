import { mount } from 'svelte';
import App from './App.svelte';
import { outer } from './lib/place';
import { followPreferences } from './lib/prefs.svelte';
import { preferred, text } from './lib/text.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/table.css';
import './games/worlds';

followPreferences();
void text.use(preferred());
const target = document.getElementById('app');
if (target) mount(App, { target });
// A page for when the server cannot be reached; browsers know it only where the address is safe (https, this computer).
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(outer('/sw.js')).catch(() => undefined);
