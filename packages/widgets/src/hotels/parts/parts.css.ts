/** Pieces that several views show: stars, review badge, tags, the price stub, the ticket, the cancellation line. */
export const partsCss = `.htl-tags{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_3);font-size:var(--_small)}
.htl-tag{display:inline-flex;align-items:center;gap:var(--_1);color:var(--_ink-2)}
.htl-tag.is-good{color:var(--_good);font-weight:600}.htl-tag.is-caution{color:var(--_caution);font-weight:600}.htl-tag svg{flex:none;inline-size:1.15em;block-size:1.15em}
.htl-price{display:grid;gap:calc(var(--_u)*.1);align-content:start;font-variant-numeric:tabular-nums}
.htl-price-total{font-family:var(--travel-font-display,inherit);font-size:calc(var(--_u)*1.5);font-weight:700;line-height:1.15;letter-spacing:-.01em}
.htl-price-was{font-size:var(--_small);color:var(--_ink-2)}.htl-price-was s{text-decoration-thickness:1px}
.htl-price-note{font-size:var(--_small);color:var(--_ink-2)}
.htl-price-saved{justify-self:start;display:inline-flex;gap:var(--_1);align-items:center;font-size:var(--_small);font-weight:600;color:var(--_good);background:var(--_good-tint);border-radius:var(--_rp);padding:calc(var(--_u)*.1) var(--_2)}
.htl-price-rows{display:grid;gap:2px;margin-block-start:var(--_1);font-size:var(--_small);color:var(--_ink-2)}
.htl-price-rows div{display:flex;justify-content:space-between;gap:var(--_3)}.htl-price-rows dd{font-weight:600;color:var(--_ink)}
.htl-locked{display:grid;gap:var(--_2);justify-items:start;font-size:var(--_small)}
.htl-locked p{display:flex;gap:var(--_2);align-items:flex-start}.htl-locked svg{flex:none;color:var(--_ink-2)}
.htl-art{position:relative;background:var(--_sunken);overflow:hidden}
.htl-art img{inline-size:100%;block-size:100%;object-fit:cover}
.htl-art-label{position:absolute;inset-block-end:var(--_2);inset-inline-end:var(--_2);font-size:calc(var(--_u)*.75);line-height:1.2;padding:3px 7px;border-radius:var(--_rs);background:rgb(16 18 24/.72);color:#fff}
.htl-lines{display:grid;gap:var(--_2);font-variant-numeric:tabular-nums}.htl-lines>div{display:flex;justify-content:space-between;gap:var(--_4);align-items:baseline}
.htl-lines dt{color:var(--_ink-2)}.htl-lines dd{font-weight:600;white-space:nowrap}
.htl-lines .is-sum{padding-block-start:var(--_2);border-block-start:1px solid var(--_line);font-size:var(--_title)}.htl-lines .is-sum :is(dt,dd){color:var(--_ink);font-weight:700}
.htl-lines .is-sub{font-size:var(--_small);padding-inline-start:var(--_3)}.htl-lines .is-sub dd{font-weight:400}
.htl-small{font-size:var(--_small)}
.htl-terms{display:grid;gap:var(--_3)}
.htl-terms-bar{display:flex;gap:3px;block-size:10px}
.htl-terms-bar i{border-radius:3px;min-inline-size:14px;background:var(--_good)}.htl-terms-bar i:first-child{border-start-start-radius:99px;border-end-start-radius:99px}.htl-terms-bar i:last-child{border-start-end-radius:99px;border-end-end-radius:99px}
.htl-terms-bar i.is-partial{background:repeating-linear-gradient(135deg,var(--_caution) 0 5px,color-mix(in oklab,var(--_caution) 55%,var(--_surface)) 5px 8px)}
.htl-terms-bar i.is-full{background:var(--_bad)}.htl-terms-bar i.is-past{opacity:.35}
.htl-terms ol{display:grid;gap:var(--_2)}
.htl-terms li{display:grid;grid-template-columns:auto 1fr auto;gap:var(--_1) var(--_2);align-items:baseline;font-size:var(--_small)}
.htl-terms li::before{content:"";inline-size:10px;block-size:10px;border-radius:3px;background:var(--_good);align-self:center}
.htl-terms li.is-partial::before{background:var(--_caution)}.htl-terms li.is-full::before{background:var(--_bad)}
.htl-terms li b{font-weight:600;font-variant-numeric:tabular-nums}.htl-terms li.is-past{color:var(--_ink-2)}.htl-terms li.is-past b{text-decoration:line-through}
.htl-terms-zone{font-size:calc(var(--_u)*.75);color:var(--_ink-2)}
.htl-link{color:var(--_brand-text);font-weight:600;text-decoration:underline;text-underline-offset:.2em;text-decoration-thickness:1px;padding-block:var(--_1)}
.htl-title{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700;letter-spacing:-.01em;line-height:1.15}
.htl-title:focus{outline:none}
.htl-sub{color:var(--_ink-2)}
.htl-empty{display:grid;gap:var(--_3);justify-items:center;text-align:center;padding:var(--_7) var(--_4);max-inline-size:60ch;margin-inline:auto}
.htl-empty img{inline-size:min(100%,420px);aspect-ratio:5/2;border-radius:var(--_rl);object-fit:cover}
.htl-empty :is(h1,h2){font-family:var(--travel-font-display,inherit);font-weight:700;font-size:var(--_h3)}.htl-actions{display:flex;flex-wrap:wrap;gap:var(--_2);justify-content:center}
.htl-callout{display:flex;flex-wrap:wrap;gap:var(--_2) var(--_3);align-items:center;padding:var(--_3) var(--_4);border-radius:var(--_rm);background:var(--_info-tint);color:var(--_info);font-size:var(--_small)}
.htl-callout>svg{flex:none}.htl-callout p{flex:1;min-inline-size:16ch}.htl-callout.is-caution{background:var(--_caution-tint);color:var(--_caution)}.htl-callout.is-bad{background:var(--_bad-tint);color:var(--_bad);border-inline-start:2px solid}.htl-callout.is-good{background:var(--_good-tint);color:var(--_good)}
.htl-callout .htl-link{color:inherit}
.htl-sk{background:var(--_sunken);border-radius:var(--_rs);color:transparent;position:relative;overflow:hidden}
.htl-sk::after{content:"";position:absolute;inset:0;background:linear-gradient(100deg,transparent 30%,color-mix(in oklab,var(--_surface) 70%,transparent) 50%,transparent 70%);transform:translateX(-100%);animation:htl-sk 1.4s infinite}
.is-rtl .htl-sk::after{animation-direction:reverse}
@keyframes htl-sk{to{transform:translateX(100%)}}
@media(prefers-reduced-motion:reduce){.htl-sk::after{animation:none;display:none}}
@media(forced-colors:active){.htl-terms-bar i{border:1px solid}.htl-art-label{border:1px solid}}`;
