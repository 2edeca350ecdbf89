// Seeded illustration: pure functions from words and numbers to SVG text. It knows no DOM, no file and no network;
// it is not an icon set, and it signs nothing: the server adds the signature to the paths made here.
export { isMood, moods, type MoodName } from './moods.ts';
export { isSceneShape, shapes as sceneShapes, type SceneShape } from './stage.ts';
export { isSceneKind, sceneKinds, toSceneKind, type SceneKind } from './kinds/kind.ts';
export { variantsOf } from './kinds/index.ts';
export { carBodies, type CarBody } from './parts/cars.ts';
export { scene, type SceneOptions } from './scene.ts';
export { brandPalette, paletteKey, parsePaletteKey, type Palette } from './palette.ts';
export { artPath, parseArtPath, type ArtAddress } from './path.ts';
export { mark, vendorMark, type MarkVariant } from './mark.ts';
