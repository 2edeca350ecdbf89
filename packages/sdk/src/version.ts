/** Of this package; a test holds it against package.json. Elements bear it, so that two versions on one page know each other. */
export const version = '0.1.0';
