export const priceCss = `.price{display:flex;flex-wrap:wrap;align-items:last baseline;justify-content:space-between;gap:var(--_2) var(--_3);font-variant-numeric:tabular-nums}
.price-text{flex:1;min-inline-size:min-content}
.price small{display:block;font-size:calc(var(--_u)*.75);color:var(--_ink-2);line-height:1.3}
.price-total{font-family:var(--travel-font-display,inherit);font-size:calc(var(--_u)*1.375);font-weight:700;line-height:1.15}
.price>.button{margin-inline-end:calc(var(--_2)*-1)}`;
