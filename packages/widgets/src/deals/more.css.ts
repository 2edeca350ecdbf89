/** What hotels have no use for: travels with the other cards. */
export const moreCss = `.deal-slide{display:grid;min-inline-size:0}.deal-reveal{margin-inline:0!important;align-self:center}
.deal-facts{display:flex;flex-wrap:wrap;gap:0 var(--_3);font-size:var(--_small);color:var(--_ink-2)}.deal-facts li{display:flex;gap:var(--_1);align-items:center}
.deal-logo{margin-inline-start:auto;block-size:calc(var(--_u)*1.5);inline-size:auto;max-inline-size:40%;border-radius:var(--_rs);background:#fff;padding:2px 6px;object-fit:contain}`;
