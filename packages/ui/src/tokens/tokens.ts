import baseCss from './base.css?inline';
import hostCss from './element.css?inline';
import tokensCss from './tokens.css?inline';

/** The private tokens for a page's `:root` or an element's `:host`, and the rules of bare text for `body` or `.root`. */
export { baseCss, tokensCss };

/** The whole sheet of an element's shadow root: host, tokens, inner reset, text. */
export const elementCss = hostCss + tokensCss + baseCss;
