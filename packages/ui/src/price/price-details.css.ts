export const priceDetailsCss = `.price-was{display:flex;gap:var(--_2);align-items:baseline;font-size:var(--_small);color:var(--_ink-2);line-height:1.3}
.price-off{color:var(--_good);font-weight:650}
.price-note{font-size:var(--_small);color:var(--_ink-2)}
.price dl{flex:1 0 100%;order:1;display:grid;gap:2px;font-size:var(--_small);color:var(--_ink-2)}.price dl div{display:flex;justify-content:space-between;gap:var(--_3)}.price dd{font-weight:600;color:var(--_ink)}`;
