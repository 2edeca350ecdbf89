export const consentCss = `.consent{position:fixed;z-index:2;inset-inline:var(--_4);inset-block-end:var(--_4);margin-inline:auto;max-inline-size:1080px;box-sizing:border-box;
padding:var(--_4) var(--_5);display:flex;gap:var(--_4) var(--_6);align-items:center;background:var(--_surface);color:var(--_ink);border-radius:var(--_rl);box-shadow:var(--_e3)}
.consent.is-away{visibility:hidden}
.consent-text{flex:1;min-inline-size:0}.consent h2{font-size:var(--_title)}.consent p{margin:0;color:var(--_ink-2);font-size:var(--_small)}
.consent-actions{display:flex;flex-wrap:wrap;gap:var(--_2)}
@media(min-width:641px){.consent-actions>*{min-inline-size:120px}}
@media(max-width:900px){.consent{flex-direction:column;align-items:stretch}}
@media(max-width:640px){.consent{inset-inline:var(--_2);inset-block-end:var(--_2);padding:var(--_3) var(--_4);gap:var(--_3)}.consent-actions>*{flex:1 1 30%}}
@media print{.consent{display:none}}@media(forced-colors:active){.consent{border:1px solid}}
.consent-settings ul{display:grid;gap:var(--_4);margin-block-start:var(--_4)}.consent-settings p{color:var(--_ink-2)}
.consent-settings .check:has(:disabled){opacity:1}.consent-settings b{display:block}.consent-detail{display:block;color:var(--_ink-2);font-size:var(--_small)}`;
