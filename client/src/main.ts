import '@fontsource/old-standard-tt/latin-400.css';
import '@fontsource/old-standard-tt/latin-400-italic.css';
import '@fontsource/old-standard-tt/latin-700.css';
import './cyrillic.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from './words/words.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element #app');
await startLanguage();
mount(App, { target });
