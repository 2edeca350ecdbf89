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
