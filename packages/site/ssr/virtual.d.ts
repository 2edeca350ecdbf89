declare module 'virtual:site-assets' {
  const assets: import('./assets.ts').SiteAssets;
  export default assets;
}
