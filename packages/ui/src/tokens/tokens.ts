/** What the first screen of one widget or of none shows, one a line: the script-tag build sends these with the styles that use them (`sdk/vite-styles.ts`). */
const rare = `--_canvas:var(--travel-canvas,light-dark(oklch(.985 calc(var(--_n)*.5) var(--_h)),oklch(.17 var(--_n) var(--_h))));
--_caution:var(--travel-caution,light-dark(oklch(.45 .1 75),oklch(.84 .12 75)));
--_caution-tint:light-dark(oklch(.96 .04 75),oklch(.28 .045 75));
--_bad:var(--travel-bad,light-dark(oklch(.48 .18 25),oklch(.8 .11 25)));
--_bad-tint:light-dark(oklch(.96 .025 25),oklch(.28 .06 25));
--_info:var(--travel-info,light-dark(oklch(.46 .14 250),oklch(.8 .1 250)));
--_info-tint:light-dark(oklch(.96 .025 250),oklch(.27 .05 250));
--_5:calc(var(--_u)*1.25*var(--_k));
--_7:calc(var(--_u)*2*var(--_k));
--_8:calc(var(--_u)*2.5*var(--_k));
--_9:calc(var(--_u)*3.5*var(--_k));
--_h3:calc(var(--_u)*1.25);
--_rx:calc(22px*var(--travel-radius-scale,1));
--_e1:0 0 0 1px var(--_line),0 1px 2px oklch(.2 .03 var(--_h)/.06);
--_e2:0 0 0 1px var(--_line),var(--travel-shadow,0 12px 32px -12px oklch(.35 .06 var(--_h)/.28));
--_e3:0 0 0 1px var(--_line),0 24px 64px -16px oklch(.25 .05 var(--_h)/.45);
--_in:cubic-bezier(.2,.8,.2,1)`;

/**
 * The private tokens (`--_*`) that components read, from the public ones (`--travel-*`) that a host may set on any element above, and
 * those that a theme emits (`themeVariables` of core). A page's own `rem` may be anything from 6 px to 100 px: text follows the reader's
 * size between 16 and 24 px. Put it on the host of an element or on a page's root.
 * @param selector `:host` in a shadow root, `:root` in a page
 */
export const tokensCss = (selector: string): string => `${selector}{
--_n:min(var(--travel-c,.16)*.12,.012);--_h:var(--travel-h,257);--_c:var(--travel-c,.18);
--_surface:var(--travel-surface,light-dark(#fff,oklch(.215 var(--_n) var(--_h))));
--_sunken:light-dark(oklch(.965 calc(var(--_n)*.7) var(--_h)),oklch(.145 var(--_n) var(--_h)));
--_line:var(--travel-line,light-dark(oklch(.9 var(--_n) var(--_h)),oklch(.32 var(--_n) var(--_h))));
--_line-field:light-dark(oklch(.62 var(--_n) var(--_h)),oklch(.58 var(--_n) var(--_h)));
--_ink:var(--travel-ink,light-dark(oklch(.21 calc(var(--_n)*1.6) var(--_h)),oklch(.96 var(--_n) var(--_h))));
--_ink-2:var(--travel-muted,light-dark(oklch(.46 calc(var(--_n)*1.4) var(--_h)),oklch(.77 var(--_n) var(--_h))));
--_brand-text:var(--travel-link,light-dark(oklch(.46 min(var(--_c),.16) var(--_h)),oklch(.8 min(var(--_c),.12) var(--_h))));
--_brand-tint:light-dark(oklch(.955 min(var(--_c)*.22,.035) var(--_h)),oklch(.27 min(var(--_c)*.25,.04) var(--_h)));
--_ring:var(--travel-ring,light-dark(oklch(.46 min(var(--_c),.19) var(--_h)),oklch(.84 min(var(--_c),.13) var(--_h))));
--_fill:var(--travel-fill,var(--_t-fill,#0b63ce));--_on:var(--travel-on,var(--_t-on,#fff));
--_good:var(--travel-good,light-dark(oklch(.44 .11 155),oklch(.82 .13 155)));--_good-tint:light-dark(oklch(.955 .04 155),oklch(.28 .05 155));
--_u:clamp(16px,var(--travel-text-size,1rem),24px);--_k:var(--travel-space-scale,1);
--_1:calc(var(--_u)*.25*var(--_k));--_2:calc(var(--_u)*.5*var(--_k));--_3:calc(var(--_u)*.75*var(--_k));--_4:calc(var(--_u)*var(--_k));
--_6:calc(var(--_u)*1.5*var(--_k));
--_small:calc(var(--_u)*.8125);--_body:calc(var(--_u)*.9375);--_title:calc(var(--_u)*1.0625);--_h2:calc(var(--_u)*1.75);
--_rs:calc(8px*var(--travel-radius-scale,1));--_rm:calc(12px*var(--travel-radius-scale,1));--_rl:calc(16px*var(--travel-radius-scale,1));
--_rp:calc(999px*min(1,var(--travel-radius-scale,1)));
--_ctl-s:calc(var(--_u)*2.25);--_ctl:calc(var(--_u)*2.75);--_ctl-l:calc(var(--_u)*3.5);${rare}}
@media(pointer:coarse){${selector}{--_ctl-s:var(--_ctl)}}`;

/**
 * The reset and the rules of bare text, for the inner root of an element (`.root`) or a page's body. `all: initial` belongs on an
 * inner root: on the host it would survive `*{all:unset!important}` but collapse in flex rows.
 */
export const baseCss = (root: string): string => `${root}{
font-family:var(--travel-font-body,inherit);font-size:var(--_body);line-height:1.45;color:var(--_ink);text-align:start;
-webkit-text-size-adjust:100%;text-wrap:pretty;-webkit-font-smoothing:antialiased}
${root} *,${root} ::before,${root} ::after{box-sizing:border-box}
:where(${root}) :where(h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset,legend){margin:0;padding:0;border:0;min-inline-size:0}
:where(${root}) :where(h1,h2,h3,h4){font:inherit;font-weight:650;line-height:1.2;text-wrap:balance}
:where(${root}) :where(ul,ol){list-style:none}
:where(${root}) :where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit;margin:0}
:where(${root}) :where(button){background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
:where(${root}) :where(a){color:var(--_brand-text);text-underline-offset:.2em}
:where(${root}) :where(img,svg){display:block;max-inline-size:100%}
:where(${root}) :where(:focus-visible){outline:2px solid var(--_ring);outline-offset:2px}
${root} [hidden]{display:none!important}
:where(${root}) :where(mark){background:none;color:inherit;font-weight:700}
${root} .vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:where(${root}) .num{font-variant-numeric:tabular-nums}
${root}:lang(ar){letter-spacing:0;line-height:1.65}`;

/**
 * The whole sheet of an element's shadow root: host, inner reset, tokens, text. What a page hides or makes untouchable by an ancestor
 * stays so; in its flex rows and grids the host may become narrower than its content would like.
 */
export const elementCss = `:host{display:block;min-inline-size:0}:host([hidden]){display:none!important}${tokensCss(':host')}
:where(.root){all:initial;display:block;font-family:inherit;color-scheme:inherit;visibility:inherit;pointer-events:inherit;container-type:inline-size;contain-intrinsic-inline-size:320px}
${baseCss('.root')}`;
