export const footerCss = `.site-footer{margin-block-start:var(--_9);background:var(--_sunken);border-block-start:1px solid var(--_line);font-size:var(--_small)}
.foot,.foot-end{max-inline-size:1240px;margin-inline:auto;padding:var(--_7) var(--_8)}
.foot{display:grid;gap:var(--_7);grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr))}
.foot h2{font-size:var(--_title);margin-block-end:var(--_2)}
.foot a{color:var(--_ink);text-decoration:none;display:inline-block;padding-block:5px}
.foot-button{font:inherit;color:inherit;background:none;border:0;padding:5px 0;cursor:pointer;text-align:start}.foot-button:hover{text-decoration:underline}
.foot a:hover{text-decoration:underline}
.foot li{display:flex;align-items:center;gap:var(--_2)}
.foot-brand{display:grid;gap:var(--_4);align-content:start;justify-items:start}
.foot-brand img{block-size:36px;inline-size:auto;max-inline-size:220px;object-fit:contain}
.foot address{font-style:normal;display:grid;color:var(--_ink-2)}
.foot-social{display:flex;flex-wrap:wrap;gap:var(--_2)}
.foot-social a{display:grid;place-items:center;inline-size:40px;block-size:40px;padding:0;border-radius:50%;box-shadow:inset 0 0 0 1px var(--_line)}
.foot-social a:hover{background:var(--_brand-tint)}
.foot-end{display:flex;flex-wrap:wrap;gap:var(--_4);justify-content:space-between;align-items:center;padding-block:var(--_4) var(--_6);color:var(--_ink-2)}
.foot-pay{display:flex;flex-wrap:wrap;gap:var(--_2)}
@media (max-width:640px){.foot,.foot-end{padding-inline:var(--_4)}}`;
