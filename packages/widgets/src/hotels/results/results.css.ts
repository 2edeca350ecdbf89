/** Results: three columns become two become one, by the width of the widget alone. */
export const resultsCss = `.htl-results{display:grid;gap:var(--_4);min-inline-size:0}
.htl-refine-button{display:flex;gap:var(--_3);align-items:center;inline-size:100%;padding:var(--_3) var(--_4);border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e2);min-block-size:var(--_ctl-l)}
.htl-refine-button span{display:grid;min-inline-size:0}.htl-refine-button b{font-weight:600;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.htl-refine-button small{font-size:var(--_small);color:var(--_ink-2)}.htl-refine-button svg{flex:none}
.htl-results-head{display:flex;flex-wrap:wrap;gap:var(--_3) var(--_5);align-items:end;justify-content:space-between}
.htl-results-head>:first-child{flex:1 1 100%;min-inline-size:0}.htl-results-tools{min-block-size:var(--_ctl);display:flex;gap:var(--_2);align-items:center;min-inline-size:0;flex:1 1 100%;flex-wrap:wrap;justify-content:flex-end}.htl-results-tools>:first-child{flex:1 1 150px;min-inline-size:0}
@container(max-width:304px){.htl-results-tools{min-block-size:calc(2*var(--_ctl) + var(--_2))}}
@container(min-width:640px){.htl-results-head>:first-child{flex-basis:0}.htl-results-tools{flex:0 1 360px}.htl-results-tools>:first-child{max-inline-size:240px}}
.htl-switch{display:inline-flex;background:var(--_sunken);border-radius:var(--_rm);padding:3px;box-shadow:inset 0 0 0 1px var(--_line)}
.htl-switch button{display:inline-flex;gap:var(--_2);align-items:center;padding:var(--_1) var(--_3);min-block-size:calc(var(--_ctl) - 6px);border-radius:calc(var(--_rm) - 3px);font-weight:600;font-size:var(--_small);color:var(--_ink-2)}
.htl-switch button[aria-pressed=true]{background:var(--_surface);color:var(--_ink);box-shadow:var(--_e1)}
.htl-cols{display:grid;gap:var(--_5);align-items:start;min-inline-size:0}
.htl-side{display:none}
.htl-main{--_card:568px;display:grid;gap:var(--_3);min-inline-size:0}.is-rtl .htl-main{--_card:636px}
.htl-list{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--_4)}
.htl-card.is-far{content-visibility:auto;contain-intrinsic-block-size:auto var(--_card)}.htl-card.is-waiting{min-block-size:var(--_card)}
.htl-card .ticket-stub{pointer-events:none}.htl-card-art>.skeleton.is-block{inline-size:100%}.htl-price-wait{block-size:162px}.htl-price-wait .skeleton.is-block{inline-size:100%;border-radius:var(--_rm)}
.htl-card-main{display:grid;grid-template-rows:auto 1fr;block-size:100%}
.htl-card-art{aspect-ratio:10/6}
.htl-card-body{display:grid;gap:var(--_2);align-content:start;padding:var(--_4)}
.htl-card-name{font-size:var(--_title);font-weight:650;font-family:var(--travel-font-display,inherit)}
.htl-card-name a{color:inherit;text-decoration:none}.htl-card-name a::after{content:"";position:absolute;inset:0;border-radius:inherit}
.htl-card-name a:focus-visible{outline:none}.htl-card:has(.htl-card-name a:focus-visible){outline:2px solid var(--_ring);outline-offset:3px;border-radius:var(--_rl)}
.htl-card-line{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_3);align-items:center}
.htl-card-place{display:flex;gap:var(--_2);font-size:var(--_small);color:var(--_ink-2)}.htl-card-place svg{flex:none;margin-block-start:.15em}
.htl-card-offer{margin-block-start:var(--_1)}
.htl-card-stub{display:flex;flex-wrap:wrap;gap:var(--_2) var(--_4);align-items:end;justify-content:space-between;min-block-size:104px}.htl-card.is-waiting .htl-card-stub{display:block}
.htl-card-stub .htl-locked .button{pointer-events:auto}
.htl-card-go{display:inline-flex;gap:var(--_1);align-items:center;font-weight:600;color:var(--_brand-text);font-size:var(--_body);white-space:nowrap;margin-inline-start:auto}
.htl-card-go svg{transition:translate .12s}
@media(hover:hover){.htl-card:hover .htl-card-go svg{translate:3px 0}.is-rtl .htl-card:hover .htl-card-go svg{translate:-3px 0}.htl-card:hover .htl-card-name a{text-decoration:underline;text-decoration-thickness:1px}}
.htl-late{position:sticky;inset-block-start:calc(var(--travel-header-offset,0px) + var(--_2));z-index:2;justify-self:center;block-size:0}.htl-late+*{margin-block-start:calc(-1*var(--_3))}
.htl-late .button{box-shadow:var(--_e2);translate:0 -50%}
.htl-more{display:grid;gap:var(--_2);justify-items:center;padding-block:var(--_3)}
.htl-float{position:sticky;inset-block-end:calc(var(--_3) + env(safe-area-inset-bottom,0px));z-index:2;justify-self:center}.htl-float .button{border-radius:var(--_rp);box-shadow:var(--_e3)}
.htl-filters{display:grid;gap:var(--_5)}
.htl-filter{display:grid;gap:var(--_1)}.htl-filter legend{font-weight:600;padding-block-end:var(--_2)}
.htl-filter .htl-link{justify-self:start;font-size:var(--_small)}
.htl-chips{display:flex;flex-wrap:wrap;gap:var(--_2)}
.htl-chips button{display:inline-flex;gap:var(--_1);align-items:center;padding:var(--_1) var(--_3);min-block-size:calc(var(--_u)*2);border-radius:var(--_rp);background:var(--_brand-tint);color:var(--_brand-text);font-size:var(--_small);font-weight:600}
.htl-chips .is-clear{background:none;text-decoration:underline;text-underline-offset:.2em}
@container(min-width:640px){.htl-main.htl-main{--_card:236px}.htl-card .ticket-stub{inline-size:212px;flex:none}.htl-card-main{grid-template:none/minmax(180px,32%) minmax(0,1fr);min-block-size:var(--_card)}
.htl-card-art{aspect-ratio:auto;block-size:100%}.htl-card-art img{position:absolute;inset:0}
.htl-card-stub{flex-direction:column;flex-wrap:nowrap;align-items:stretch;block-size:100%}.htl-card-go{margin-inline-start:0}}
@container(min-width:760px){.htl-refine-button{display:none}}
@container(min-width:960px){.htl-results-tools{flex-basis:440px}.htl-cols{grid-template-columns:248px minmax(0,1fr)}.htl-side{display:block}.htl-float{display:none}}
@media(prefers-reduced-motion:reduce){.htl-card-go svg{transition:none}}
@media(forced-colors:active){.htl-switch button[aria-pressed=true]{outline:2px solid}}`;
