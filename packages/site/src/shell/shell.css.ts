/** The page itself and the screens that stand in for a page. */
export const shellCss = `.site{display:flex;flex-direction:column;min-block-size:100dvh;background:var(--_canvas)}
main{flex:1;outline:0;min-inline-size:0}
.site-body{flex:1;display:flex}
.agent-nav-place{flex:none;inline-size:248px;background:var(--_surface);border-inline-end:1px solid var(--_line)}
@media(max-width:900px){.agent-nav-place{display:none}}
.skip{position:absolute;inset-inline-start:var(--_4);inset-block-start:-100px;z-index:1;background:var(--_surface);padding:var(--_3) var(--_4);border-radius:var(--_rs)}
.skip:focus{inset-block-start:var(--_2)}
.page{max-inline-size:1240px;margin-inline:auto;padding:var(--_7) var(--_8);box-sizing:border-box;inline-size:100%}
.page.is-narrow{max-inline-size:820px}
.page-title{font-family:var(--travel-font-display,inherit)!important;font-size:clamp(28px,4vw,42px)!important;font-weight:700!important;margin-block-end:var(--_5)!important}
@media (max-width:640px){.page{padding:var(--_5) var(--_4)}}
.screen{display:grid;gap:var(--_4);justify-items:center;text-align:center;max-inline-size:560px;margin:clamp(32px,8vh,96px) auto;padding:0 var(--_4)}
.screen img{inline-size:min(100%,420px);block-size:auto;border-radius:var(--_rx);aspect-ratio:10/7;object-fit:cover}
.screen h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700}
.screen p{margin:0;color:var(--_ink-2)}
.screen-actions{display:flex;flex-wrap:wrap;gap:var(--_3);justify-content:center}
.inactive{border:0;border-radius:var(--_rx);padding:var(--_8);max-inline-size:min(440px,calc(100vw - 32px));text-align:center;background:var(--_surface);color:var(--_ink);box-shadow:var(--_e3);z-index:2}
.inactive h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700;margin-block-end:var(--_3);outline:0}
.inactive p{margin:0;color:var(--_ink-2)}
.inactive::backdrop{background:oklch(.16 .02 var(--_h)/.72);backdrop-filter:blur(6px)}`;
