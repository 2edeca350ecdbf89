export const buttonCss = `.button{display:inline-flex;align-items:center;justify-content:center;gap:var(--_2);min-block-size:var(--_ctl);
padding:var(--_1) var(--_4);border-radius:var(--_rm);font-weight:600;line-height:1.2;text-decoration:none;color:var(--_ink);
transition:background-color .12s,box-shadow .12s,transform .12s}
.button.is-block{inline-size:100%}
.button.is-s{min-block-size:var(--_ctl-s);padding-inline:var(--_3);font-size:var(--_small)}
.button.is-l{min-block-size:var(--_ctl-l);padding-inline:var(--_6)}
.button.is-primary{background:var(--_fill);color:var(--_on)}
.button.is-tint{background:var(--_brand-tint);color:var(--_brand-text)}
.button.is-outline{box-shadow:inset 0 0 0 1px var(--_line-field);background:var(--_surface)}
.button.is-text{color:var(--_brand-text);padding-inline:var(--_2)}
.button:active{transform:scale(.98)}
.button:disabled,.button[aria-disabled=true]{opacity:.55;cursor:not-allowed}
@media(hover:hover){.button:is(.is-text,.is-outline):hover{background:var(--_brand-tint)}.button.is-tint:hover{box-shadow:inset 0 0 0 1px currentColor}
.button.is-primary:hover{box-shadow:inset 0 0 0 99px color-mix(in oklab,var(--_on) 9%,transparent)}}
@media(forced-colors:active){.button{border:1px solid}}
.spinner{inline-size:1.1em;block-size:1.1em;flex:none;border:2px solid;border-inline-end-color:transparent;border-radius:50%;animation:spin .8s linear infinite}
@keyframes spin{to{transform:rotate(1turn)}}
@media(prefers-reduced-motion:reduce){.button{transition:none}.spinner{animation-duration:2.4s}}`;
