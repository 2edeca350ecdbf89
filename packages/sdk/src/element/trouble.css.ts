export const troubleCss = `.trouble{display:flex;flex-wrap:wrap;gap:var(--_3) var(--_5);align-items:center;justify-content:space-between;
padding:var(--_5);border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e1);border-inline-start:2px solid var(--_bad)}
.trouble.is-below{margin-block-start:var(--_4);padding:var(--_3) var(--_5);border-color:var(--_caution)}
.trouble p{flex:1 1 12em;color:var(--_ink);overflow-wrap:anywhere}
.trouble-ways{display:flex;flex-wrap:wrap;gap:var(--_3) var(--_5);align-items:center}
.trouble button{min-block-size:44px;padding-inline:var(--_4);border-radius:var(--_rs);font-weight:600;box-shadow:inset 0 0 0 1px var(--_line-field)}
.trouble button[aria-busy]{opacity:.6}
.trouble a{min-block-size:44px;display:inline-flex;align-items:center;font-weight:600;overflow-wrap:anywhere}
@media(forced-colors:active){.trouble,.trouble button{border:1px solid}}`;
