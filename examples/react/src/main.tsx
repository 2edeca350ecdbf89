import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { configure } from '@portolan/sdk';
import { App } from './App.tsx';
import './nightline.css';

// Once for all widgets: which agency sells here, and where its API is.
configure({
  api: import.meta.env.VITE_AGENCY_API ?? 'http://harbour.localhost:4000',
  agency: 'pk_demo_harbour',
});

const root = document.querySelector('#root')!;
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Rendered on a server or not: the elements wake up in both.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
