import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/focus.svelte';
import { missing } from './lib/missing.svelte';
import { ANYWHERE, beside } from './lib/base_path';
import { followPreferences } from './lib/prefs.svelte';
import { preferred, text } from './lib/text.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/table.css';
import './style/drag.css';
import './style/kit.css';
import './style/access.css';
import './games/worlds';

// What any of our files could not load, whoever asked for it: a board, the words of a language.
addEventListener('vite:preloadError', () => void missing.notice());
followPreferences();
keepFocus();
text.use(preferred()).catch(() => missing.notice());
const target = document.getElementById('app');
if (target) mount(App, { target });
if (!ANYWHERE && localStorage.getItem('labtable-homework'))
  void import('./homework/handing_in').then(({ handInLater }) => handInLater());
if (ANYWHERE) void import('./lib/local_server.svelte').then(({ localServer }) => localServer.start());
// A page for when the server cannot be reached; browsers know it only where the address is safe (https, this computer).
else if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(beside('/sw.js')).catch(() => undefined);
