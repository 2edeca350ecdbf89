/** Hex of a CSS colour name, as the browser knows it: the `names` of core's `createPalette`. `null` for what is no colour. */
export function cssColorName(name: string): string | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.fillStyle = '#010203';
  context.fillStyle = name;
  const hex = context.fillStyle;
  return hex === '#010203' ? null : hex;
}
