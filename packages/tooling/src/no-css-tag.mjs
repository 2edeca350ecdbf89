// In place of reactive-element's style sheets, which the widgets do not use.

export const supportsAdoptingStyleSheets = true;
export const adoptStyles = () => undefined;
/** @param {unknown} sheet */
export const getCompatibleStyle = (sheet) => sheet;
export const css = () => undefined;
export const unsafeCSS = () => undefined;
export class CSSResult {}
