import { createApp } from 'vue';
import { configure } from '@portolan/sdk';
// Each of these registers its tag; a page pays for what it names.
import '@portolan/sdk/hotels';
import '@portolan/sdk/deals';
import App from './App.vue';
import './ria.css';

configure({
  api: import.meta.env.VITE_AGENCY_API ?? 'http://harbour.localhost:4000',
  agency: 'pk_demo_harbour',
  lang: 'pt',
  currency: 'EUR',
});

createApp(App).mount('#app');
