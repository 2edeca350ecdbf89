/** Illustrations by signed address, drawn or rasterised. The signer is in `platform`. */
export { shareSize } from './rasteriser.ts';
