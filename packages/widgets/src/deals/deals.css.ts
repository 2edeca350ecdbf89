/** What is there before any answer: heading, rows, placeholders. On phones cards come one after the other, so the longest title has its place kept. */
export const dealsCss = `.deals>h2{font-size:var(--_h2);font-family:var(--travel-font-display,inherit);font-weight:700;margin-block-end:var(--_3)}
.deals-row{display:grid;gap:var(--_4);grid-template-columns:minmax(0,1fr)}.deals-row>li{display:grid;min-inline-size:0}
.deals-row.is-mobile{grid-auto-flow:column;grid-auto-columns:min(78%,calc(var(--_u)*18));grid-template-columns:none;overflow:hidden}
@container(min-width:480px){.deals-row{grid-template-columns:repeat(2,minmax(0,1fr))}}
@container(min-width:880px){.deals-row{grid-template-columns:repeat(4,minmax(0,1fr));padding-inline:2px}}
.deal{inline-size:100%}.deal-body{display:grid;gap:var(--_1);padding:var(--_3) var(--_4) var(--_4);align-content:start;justify-items:start}
.deal-body>*{max-inline-size:100%}
.deal-placeholder{font-size:calc(var(--_u)*.806)}.deal-placeholder .deal-body{justify-items:stretch}:is(.is-mobile,.deal-slide) .deal-body{min-block-size:calc(var(--_u)*7.05)}
.deal-placeholder .ticket-stub{min-block-size:calc(var(--_u)*6.5)}.visitor .deal-placeholder .ticket-stub{min-block-size:calc(var(--_3) + var(--_4) + var(--_ctl-s) + 2px)}`;

/** The cards; travels with them. */
export const cardCss = `.deals-grid{display:grid;gap:var(--_4)}
@container(min-width:880px){.deals-row.is-rest{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:calc((100% - 3*var(--_4))/4);overflow-x:auto;padding:2px;scroll-snap-type:x;scroll-padding-inline:2px}.is-rest>li{scroll-snap-align:start}}
.deal h3{font-size:var(--_title);display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.deal-line{font-size:var(--_small);color:var(--_ink-2);overflow-wrap:anywhere}
.deal h3 a{color:inherit;text-decoration:none}.deal h3 a::after{content:'';position:absolute;inset:0}
@media(hover:hover){.deal:hover .deal-view{text-decoration:underline}}`;
