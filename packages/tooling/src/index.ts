// Private tooling: how the repository is started, built, tested and checked, and the presets its builds share.
// It is not part of the product: nothing that ships imports it.

export { reactAliases } from './react-aliases.mjs';
export { chromiumFlags, findChromium } from './chromium.mjs';
export { freePorts, isPortFree } from './free-ports.mjs';
export { startPostgres } from './postgres.mjs';
export { browserPreset, integrity, precompress, ssrPreset } from './vite-preset.mjs';
