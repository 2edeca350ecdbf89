export const confirmationCss = `.htl-confirmation-head{display:flex;flex-wrap:wrap;gap:var(--_4) var(--_6);justify-content:space-between;align-items:center}.htl-confirmation-head>div{display:grid;gap:var(--_2);flex:1 1 320px;min-inline-size:0}
.htl-reference{font-variant-numeric:tabular-nums;white-space:nowrap;color:var(--_brand-text)}
.htl-itinerary-what{overflow:hidden}.htl-itinerary-art{aspect-ratio:5/2}
.htl-itinerary .htl-summary-body{padding:var(--_5);gap:var(--_3)}.htl-itinerary h2{font-size:var(--_h3)}
.htl-itinerary-stub{display:grid;gap:var(--_6);padding:var(--_2)}.htl-itinerary-stub section{display:grid;gap:var(--_3);align-content:start;min-inline-size:0}.htl-itinerary-stub h3{font-size:var(--_title)}
.htl-who{font-size:var(--_small)}.htl-who .htl-wrap{white-space:pre-line;text-align:end}
.htl-due{display:flex;gap:var(--_2);padding:var(--_3);border-radius:var(--_rm);background:var(--_info-tint);color:var(--_info);font-size:var(--_small)}.htl-due svg{flex:none}
.htl-who .htl-wrap bdi{display:block}
.htl-paid{display:grid;gap:2px;padding-block-start:var(--_3);border-block-start:1px solid var(--_line)}.htl-paid h4{font-size:var(--_small);font-weight:600;color:var(--_ink-2)}.htl-paid h4+p{font-weight:600}
.htl-after{display:grid;gap:var(--_5);align-items:start}
.htl-panel{display:grid;gap:var(--_4);padding:var(--_5);border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e1);min-inline-size:0}.htl-panel h2{font-size:var(--_title);font-family:var(--travel-font-display,inherit)}
.htl-manage{display:grid}.htl-manage li+li{border-block-start:1px dashed var(--_line)}.htl-manage .button{inline-size:100%;justify-content:flex-start;gap:var(--_3);padding-inline:0;color:var(--_ink)}.htl-manage .button svg{color:var(--_brand-text)}.htl-manage .is-bad .button,.htl-manage .is-bad .button svg{color:var(--_bad)}
.htl-help a{white-space:nowrap}
@container(min-width:760px){.htl-after{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}.htl-after>:first-child{order:1}}
@media(forced-colors:active){.htl-panel{border:1px solid}}
@container(min-width:720px){.htl-itinerary-what{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,6fr)}.htl-itinerary-art{aspect-ratio:auto;min-block-size:100%}.htl-itinerary-stub{grid-template-columns:1fr 1fr}}
@media print{.htl-noprint,.trip-live{display:none!important}.htl-panel{box-shadow:none;border:1px solid #999;break-inside:avoid}.htl-after{grid-template-columns:1fr}.ticket{filter:none!important}.ticket>*{mask:none!important}.ticket{border:1px solid #999}}`;
