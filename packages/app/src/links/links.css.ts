export const linksCss = `.links{display:grid;gap:var(--_5);max-inline-size:880px;margin:var(--_6) auto var(--_8);padding:0 var(--_4);container-type:inline-size}
.links h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700;outline:0;overflow-wrap:anywhere;margin:0}
.links h2{font-size:var(--_h4,1.1em);font-weight:700;margin:0;overflow-wrap:anywhere}
.links p{margin:0;overflow-wrap:anywhere}.links-soft{color:var(--_ink-2)}
.links-head{display:grid;gap:var(--_2);justify-items:start}
.links-words{white-space:pre-line;padding:var(--_4);background:var(--_surface);border:1px solid var(--_line);border-radius:var(--_rl);border-inline-start:3px solid var(--_brand-text)}
.links-stay{display:grid;gap:var(--_3);grid-template-columns:minmax(0,1fr);padding:var(--_4)}
.links-stay .media{border-radius:var(--_r)}
.links-facts{display:grid;gap:var(--_1);align-content:start;min-inline-size:0}
.links-list{display:grid;gap:var(--_4);list-style:none;margin:0;padding:0}
.links-answer{display:grid;gap:var(--_4);padding:var(--_5);background:var(--_surface);border-radius:var(--_rl);box-shadow:var(--_e1,none);border:1px solid var(--_line)}
.links-actions{display:flex;flex-wrap:wrap;gap:var(--_3);align-items:center}
.links-failure{display:flex;gap:var(--_2);align-items:start;color:var(--_bad);padding:var(--_3) var(--_4);background:var(--_bad-tint);border-radius:var(--_rs);border-inline-start:2px solid var(--_bad)}
.links-failure .icon{flex:none;margin-block-start:.15em}
.links-form{display:grid;gap:var(--_4);padding:var(--_5);background:var(--_surface);border:1px solid var(--_line);border-radius:var(--_rl)}
.links-pick{display:grid;gap:var(--_2);border:0;padding:0;margin:0}.links-pick legend{font-weight:650;padding:0;margin-block-end:var(--_2)}
.links-row{display:grid;gap:var(--_3);padding:var(--_4) var(--_5);background:var(--_surface);border:1px solid var(--_line);border-radius:var(--_rl);grid-template-columns:minmax(0,1fr)}
.links-address{font-variant-numeric:tabular-nums;direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere;font-weight:600}
.links-meta{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_4);color:var(--_ink-2);font-size:var(--_small)}
@container(min-width:640px){.links-stay{grid-template-columns:180px minmax(0,1fr)}.links-row{grid-template-columns:minmax(0,1fr) auto;align-items:center}}`;
