// What the bundler adds to browser code: style sheets as text or as side effects, and asset addresses.

declare module '*.css?inline' {
  const css: string;
  export default css;
}
declare module '*.css?raw' {
  const css: string;
  export default css;
}
declare module '*.css' {}
declare module '*.svg?raw' {
  const svg: string;
  export default svg;
}
// MapLibre's own types do not name the file of its worker.
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  export default class MapWorker {
    constructor(scope: MessagePort);
  }
}
declare module '*?url' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  readonly DEV: boolean;
  readonly PROD: boolean;
  readonly SSR: boolean;
  readonly MODE: string;
  readonly BASE_URL: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
