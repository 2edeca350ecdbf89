export const checkoutCss = `.htl-checkout,.htl-confirmation{display:grid;gap:var(--_5);min-inline-size:0}
.htl-checkout-head{display:flex;flex-wrap:wrap;gap:var(--_3);justify-content:space-between;align-items:center}
.htl-countdown{display:inline-flex;gap:var(--_2);align-items:center;padding:var(--_2) var(--_3);border-radius:var(--_rp);background:var(--_sunken);box-shadow:inset 0 0 0 1px var(--_line);font-size:var(--_small);font-weight:600}
.htl-countdown bdi{font-weight:700}.htl-countdown.is-soon{background:var(--_caution-tint);color:var(--_caution)}.htl-countdown.is-last{background:var(--_bad-tint);color:var(--_bad)}
.htl-checkout-cols{display:grid;gap:var(--_5);align-items:start;min-inline-size:0}
.htl-steps{display:grid;gap:var(--_4);min-inline-size:0}
.htl-step{display:grid;gap:var(--_4);padding:var(--_5) var(--_4);border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e1)}
.htl-step.is-later{background:none;box-shadow:inset 0 0 0 1px var(--_line);color:var(--_ink-2)}
.htl-step h2:focus{outline:none}.htl-step h2{scroll-margin-block-start:calc(var(--travel-header-offset,0px) + var(--_4))}.htl-step h2{display:flex;gap:var(--_3);align-items:center;font-size:var(--_h3);font-family:var(--travel-font-display,inherit);font-weight:700}
.htl-step-number{display:inline-grid;place-items:center;inline-size:1.7em;block-size:1.7em;border-radius:50%;background:var(--_brand-tint);color:var(--_brand-text);font-size:.8em;font-weight:700}
.htl-step form{display:grid;gap:var(--_5);justify-items:stretch}.htl-step form>.button{justify-self:start;min-inline-size:12em}.htl-step form>.htl-link{justify-self:start}
.htl-fields{display:grid;gap:var(--_3)}.htl-fields legend{font-weight:650;font-size:var(--_title)}.htl-fields.is-other legend{font-size:var(--_body)}
.htl-pair{display:grid;gap:var(--_3);align-items:start}
.htl-secure{display:flex;gap:var(--_2);align-items:center;font-size:var(--_small)}.htl-secure svg{flex:none;color:var(--_good)}
.htl-card-frame{border-radius:var(--_rm);min-inline-size:0}.htl-card-frame iframe{display:block;inline-size:100%;border:0;background:transparent}
.htl-credit{display:grid;gap:var(--_3);padding:var(--_4);border-radius:var(--_rm);background:var(--_sunken)}.htl-credit-on{display:grid;grid-template-columns:auto 1fr;column-gap:var(--_3);align-items:center;cursor:pointer;min-block-size:44px}.htl-credit-on input{grid-row:span 2;inline-size:22px;block-size:22px;accent-color:var(--_brand)}.htl-credit-on small{font-size:var(--_small);color:var(--_ink-2)}.htl-credit .field{max-inline-size:16em}
.htl-challenge{display:grid;gap:var(--_4);min-inline-size:0}
.htl-refusal{display:flex;gap:var(--_2);align-items:flex-start;color:var(--_bad);font-weight:600;font-size:var(--_small)}.htl-refusal svg{flex:none}
.htl-pay{display:flex;flex-wrap:wrap;gap:var(--_2) var(--_4);align-items:center}.htl-pay .button{min-inline-size:12em}.htl-pay p{font-size:var(--_small)}
.htl-brief{display:flex;gap:var(--_3);justify-content:space-between;align-items:center;padding:var(--_3) var(--_4);border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e1)}.htl-brief span{display:grid;min-inline-size:0}.htl-brief b{font-weight:650}.htl-brief small{font-size:var(--_small);color:var(--_ink-2)}.htl-brief>:last-child{text-align:end;flex:none}.htl-brief>:last-child b{font-size:var(--_title);font-weight:700}
.htl-summary-what{overflow:hidden}.htl-summary-art{aspect-ratio:5/2}
.htl-summary-body{display:grid;gap:var(--_2);align-content:start;padding:var(--_4)}.htl-summary-body h2{font-size:var(--_title);font-family:var(--travel-font-display,inherit)}.htl-summary-body h3{font-size:var(--_body);margin-block-start:var(--_2)}
.htl-agent{padding-block-start:var(--_3);margin-block-start:var(--_3);border-block-start:1px solid var(--_line);font-size:var(--_small)}
.htl-dates{display:grid;grid-template-columns:1fr auto 1fr;gap:var(--_2);align-items:center;padding-block:var(--_2)}
.htl-dates>div{display:grid;gap:1px}.htl-dates>div:last-child{text-align:end}.htl-dates b{font-size:var(--_title);font-weight:700}.htl-dates small{font-size:calc(var(--_u)*.75);color:var(--_ink-2)}
.htl-dates p{display:grid;justify-items:center;gap:2px;font-size:calc(var(--_u)*.75);color:var(--_ink-2);min-inline-size:56px;text-align:center}
.htl-dates p i{inline-size:100%;block-size:8px;background:radial-gradient(circle 3px,var(--_line-field) 95%,#0000) 0 50%/8px 8px no-repeat,radial-gradient(circle 3px,var(--_line-field) 95%,#0000) 100% 50%/8px 8px no-repeat,linear-gradient(var(--_line-field),var(--_line-field)) 50%/100% 1px no-repeat}
.htl-screen{display:grid;gap:var(--_4);justify-items:center;text-align:center;padding:var(--_6) var(--_4);border-radius:var(--_rx);background:var(--_surface);box-shadow:var(--_e1)}
.htl-screen h2{font-size:var(--_h2);font-family:var(--travel-font-display,inherit);font-weight:700}.htl-screen h2:focus{outline:none}.htl-screen>p{max-inline-size:62ch}
.htl-screen-mark{display:grid;place-items:center;inline-size:64px;block-size:64px;border-radius:50%;background:var(--_info-tint);color:var(--_info)}.htl-screen-mark.is-caution{background:var(--_caution-tint);color:var(--_caution)}.htl-screen-mark.is-bad{background:var(--_bad-tint);color:var(--_bad)}
.htl-compare{display:grid;gap:var(--_4);inline-size:min(100%,760px);text-align:start}
.htl-compared{display:grid;gap:var(--_2);align-content:start;padding:var(--_4);border-radius:var(--_rl);box-shadow:inset 0 0 0 2px var(--_brand-text)}.htl-compared.is-old{box-shadow:inset 0 0 0 1px var(--_line);background:var(--_sunken)}.htl-compared.is-old .htl-price-total{color:var(--_ink-2)}
.htl-compared h3{font-size:var(--_small);font-weight:600;color:var(--_ink-2)}.htl-compared .htl-price-total{font-size:var(--_h2);font-weight:700;font-variant-numeric:tabular-nums}
.htl-difference{font-weight:700;font-variant-numeric:tabular-nums;color:var(--_caution)}.htl-difference.is-good{color:var(--_good)}
.htl-alternatives{display:grid;gap:var(--_3);inline-size:min(100%,640px);text-align:start}
.htl-alternative-what{display:grid;gap:var(--_2);padding:var(--_4);align-content:start}.htl-alternative .htl-rate-stub{display:grid;gap:var(--_3)}
@container(min-width:560px){.htl-pair{grid-template-columns:1fr 1fr}.htl-compare{grid-template-columns:1fr 1fr}.htl-step{padding:var(--_5)}}
@container(min-width:640px){.htl-alternative .ticket-stub{inline-size:216px;flex:none}}
@container(min-width:900px){.htl-checkout-cols{grid-template-columns:minmax(0,1fr) 372px}.htl-brief{display:none}.htl-summary{position:sticky;inset-block-start:calc(var(--travel-header-offset,0px) + var(--_4))}}
@media(forced-colors:active){.htl-step,.htl-screen,.htl-compared{border:1px solid}}`;
