// Written by vite.ssr.config.ts from the manifest of the browser build.
declare module 'virtual:site-assets' {
  import type { SiteAssets } from './assets.ts';
  const assets: SiteAssets;
  export default assets;
}
