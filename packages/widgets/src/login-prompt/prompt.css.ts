/** A card at the end of the screen; on a phone a low sheet. `is-aside`: at the other edge, because what has the focus stood below it. */
export const promptCss = `.prompt{visibility:visible;position:fixed;inset:auto;inset-block-end:var(--_4);inset-inline-end:var(--_4);margin:0;border:0;
inline-size:min(calc(var(--_u)*24),calc(100% - 2*var(--_4)));max-block-size:70%;overflow:auto;padding:var(--_5);
background:var(--_surface);color:var(--_ink);border-radius:var(--_rl);box-shadow:var(--_e3);display:none}
.prompt.is-shown{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--_1) var(--_3);animation:rise .2s var(--_in)}
.prompt[data-aside]{inset-block:var(--_4) auto}
.prompt svg{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.prompt>svg{grid-row:1/3;inline-size:40px;block-size:40px;padding:10px;border-radius:50%;background:var(--_brand-tint);color:var(--_brand-text)}
.prompt h2{font-family:var(--travel-font-display,inherit);font-size:var(--_title);padding-inline-end:var(--_7);align-self:center}.prompt p{color:var(--_ink-2)}
.prompt-ways{grid-column:1/-1;display:flex;gap:var(--_2);margin-block-start:var(--_3)}
.prompt-way{flex:1;display:flex;align-items:center;justify-content:center;min-block-size:var(--_ctl);padding:var(--_1) var(--_3);border-radius:var(--_rm);font-weight:600;line-height:1.2;text-align:center;text-decoration:none;color:var(--_ink);box-shadow:inset 0 0 0 1px var(--_line-field)}
.prompt-way.is-main{background:var(--_fill);color:var(--_on);box-shadow:none}
.prompt-close{position:absolute;inset-block-start:var(--_1);inset-inline-end:var(--_1);inline-size:44px;block-size:44px;display:grid;place-items:center;border-radius:var(--_rs);color:var(--_ink-2)}
@media(max-width:640px){.prompt{inset-inline:0;inset-block-end:0;inline-size:auto;padding:var(--_4);padding-block-end:max(var(--_4),env(safe-area-inset-bottom));border-end-start-radius:0;border-end-end-radius:0}
.prompt[data-aside]{inset-block:0 auto;border-radius:0 0 var(--_rl) var(--_rl)}.prompt>svg{display:none}.prompt.is-shown{grid-template-columns:minmax(0,1fr)}.prompt p{font-size:var(--_small)}.prompt-ways{margin-block-start:var(--_2)}}
@media(hover:hover){.prompt-way:hover{background:var(--_brand-tint)}.prompt-way.is-main:hover{background:var(--_fill);box-shadow:inset 0 0 0 99px color-mix(in oklab,var(--_on) 9%,transparent)}}
@keyframes rise{from{opacity:0;translate:0 12px}}
@media(prefers-reduced-motion:reduce){.prompt.is-shown{animation:none}}@media(forced-colors:active){.prompt,.prompt-way{border:1px solid}}@media print{.prompt.is-shown{display:none}}`;
