export const boundaryCss = `.trouble{display:flex;flex-wrap:wrap;gap:var(--_3) var(--_5);align-items:center;justify-content:space-between;
padding:var(--_5);border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e1);border-inline-start:2px solid var(--_bad)}
.trouble p{margin:0;color:var(--_ink)}
.trouble button{min-block-size:44px;padding-inline:var(--_4);border-radius:var(--_rs);font-weight:600;box-shadow:inset 0 0 0 1px var(--_line-field)}`;
