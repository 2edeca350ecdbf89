export const confirmationCss = `.htl-confirmation-head{display:flex;flex-wrap:wrap;gap:var(--_4) var(--_6);justify-content:space-between;align-items:center}.htl-confirmation-head>div{display:grid;gap:var(--_2);flex:1 1 320px;min-inline-size:0}
.htl-reference{font-variant-numeric:tabular-nums;white-space:nowrap;color:var(--_brand-text)}
.htl-itinerary-what{overflow:hidden}.htl-itinerary-art{aspect-ratio:5/2}
.htl-itinerary .htl-summary-body{padding:var(--_5);gap:var(--_3)}.htl-itinerary h2{font-size:var(--_h3)}
.htl-itinerary-stub{display:grid;gap:var(--_6);padding:var(--_2)}.htl-itinerary-stub section{display:grid;gap:var(--_3);align-content:start;min-inline-size:0}.htl-itinerary-stub h3{font-size:var(--_title)}
.htl-who{font-size:var(--_small)}.htl-who .htl-wrap{white-space:pre-line;text-align:end}
.htl-due{display:flex;gap:var(--_2);padding:var(--_3);border-radius:var(--_rm);background:var(--_info-tint);color:var(--_info);font-size:var(--_small)}.htl-due svg{flex:none}
.htl-actions.is-start{justify-content:flex-start}
@container(min-width:720px){.htl-itinerary-what{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr)}.htl-itinerary-art{aspect-ratio:auto;min-block-size:100%}.htl-itinerary-stub{grid-template-columns:1fr 1fr}}
@media print{.htl-noprint{display:none!important}.ticket{filter:none!important}.ticket>*{mask:none!important}.ticket{border:1px solid #999}}`;
