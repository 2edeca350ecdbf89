/** Folded it keeps a place of 72 px, and opens over the page. */
export const agentNavCss = `.agent-nav{flex:none;display:grid;inline-size:248px;position:relative;z-index:1}
.agent-nav.is-folded{inline-size:72px}
.agent-nav-panel{position:sticky;inset-block-start:0;box-sizing:border-box;inline-size:248px;max-block-size:100dvh;overflow:hidden auto;padding:var(--_4) var(--_3);background:var(--_surface);border-inline-end:1px solid var(--_line);transition:inline-size .16s ease}
.agent-nav:not(.is-open) .agent-nav-panel{inline-size:72px}
.agent-nav.is-folded.is-open .agent-nav-panel{box-shadow:var(--_e3)}
.agent-nav ul{list-style:none;margin:0;padding:0;display:grid;gap:2px}
.agent-nav ul ul{padding-inline-start:var(--_6)}
.agent-nav ul ul[hidden],.agent-nav:not(.is-open) ul ul{display:none}
.agent-nav-item,.agent-nav-fold{box-sizing:border-box;inline-size:100%;min-block-size:44px;display:flex;align-items:center;gap:var(--_3);padding:var(--_2) 14px;border-radius:var(--_rs);color:var(--_ink-2);font:inherit;font-size:var(--_small);font-weight:500;text-align:start;text-decoration:none;background:none;border:0;cursor:pointer}
:is(.agent-nav-item,.agent-nav-fold)>.icon{font-size:1rem}
.agent-nav-item:hover,.agent-nav-fold:hover{background:var(--_sunken);color:var(--_ink)}
.agent-nav-item[aria-current]{background:var(--_brand-tint);color:var(--_brand-text);font-weight:600}
.is-inside>.agent-nav-item{color:var(--_ink);font-weight:600}
.agent-nav-item[aria-disabled]{opacity:.5;cursor:not-allowed;background:none}
.agent-nav-item>svg:last-child{margin-inline-start:auto}
.agent-nav-item[aria-expanded=true]>svg:last-child{rotate:180deg}
.agent-nav-text{overflow-wrap:anywhere;min-inline-size:0}
.agent-nav:not(.is-open) .agent-nav-text,.agent-nav:not(.is-open) .agent-nav-item>:nth-child(n+3){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.agent-nav-fold{margin-block-end:var(--_3)}
.agent-nav-wait{display:grid;gap:10px;padding:var(--_2)}
.agent-nav-wait i{block-size:34px;border-radius:var(--_rs);background:var(--_sunken)}
.agent-nav-failed{display:grid;gap:var(--_3);padding:var(--_3);font-size:var(--_small);color:var(--_ink-2)}
.agent-nav:not(.is-open) .agent-nav-failed p{display:none}
.agent-nav.is-slide,.agent-nav.is-slide .agent-nav-panel{inline-size:auto;position:static;max-block-size:none;border:0;padding:0}
@media(max-width:900px){.agent-nav.is-rail{display:none}}
@media(prefers-reduced-motion:reduce){.agent-nav-panel{transition:none}}
@media print{.agent-nav{display:none}}`;
