import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// The one thing that Vue must be told: which tags are the browser's affair.
const isCustomElement = (/** @type {string} */ tag) => tag.startsWith('travel-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
