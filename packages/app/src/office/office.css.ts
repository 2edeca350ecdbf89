export const officeCss = `.office{display:grid;gap:var(--_5);max-inline-size:960px;margin:var(--_6) auto var(--_8);padding:0 var(--_4);container-type:inline-size}
.office h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700;outline:0;margin:0;overflow-wrap:anywhere}
.office h2{font-size:var(--_h4,1.1em);font-weight:700;margin:0;overflow-wrap:anywhere;outline:0}
.office p{margin:0;overflow-wrap:anywhere}.office-soft{color:var(--_ink-2)}
.office-head{display:grid;gap:var(--_2);justify-items:start}
.office-bar{display:flex;flex-wrap:wrap;gap:var(--_3);align-items:end;justify-content:space-between}
.office-bar>.field{flex:1 1 14em;min-inline-size:0}
.office-list{display:grid;gap:var(--_4);list-style:none;margin:0;padding:0;min-inline-size:0}
.office-card{display:grid;gap:var(--_3);padding:var(--_5);background:var(--_surface);border:1px solid var(--_line);border-radius:var(--_rl);min-inline-size:0;grid-template-columns:minmax(0,1fr)}
.office-title{display:flex;flex-wrap:wrap;gap:var(--_2) var(--_3);align-items:center}
.office-facts{display:grid;gap:var(--_1) var(--_4);margin:0;grid-template-columns:minmax(0,1fr)}
.office-facts dt{color:var(--_ink-2);font-size:var(--_small)}.office-facts dd{margin:0 0 var(--_2);overflow-wrap:anywhere;min-inline-size:0}
.office-card>[role=status]:empty{position:absolute}
.office-facts dd:last-of-type{margin-block-end:0}
.office-actions{display:flex;flex-wrap:wrap;gap:var(--_3);align-items:center}
.office-code{direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere;font-variant-numeric:tabular-nums;font-weight:600}
.office-note{display:flex;gap:var(--_2);align-items:start;padding:var(--_3) var(--_4);border-radius:var(--_rs);background:var(--_sunken);overflow-wrap:anywhere}
.office-note.is-bad{color:var(--_bad);background:var(--_bad-tint);border-inline-start:2px solid var(--_bad)}
.office-note.is-good{color:var(--_good);background:var(--_good-tint);border-inline-start:2px solid var(--_good)}
.office-note .icon{flex:none;margin-block-start:.15em}
.office-form{display:grid;gap:var(--_4);padding:var(--_5);background:var(--_surface);border:1px solid var(--_line);border-radius:var(--_rl);min-inline-size:0;grid-template-columns:minmax(0,1fr)}
.office-form fieldset{display:grid;gap:var(--_1);border:0;padding:0;margin:0;min-inline-size:0}.office-form legend{font-weight:650;padding:0;margin-block-end:var(--_1)}
.office-pair{display:grid;gap:var(--_4);grid-template-columns:minmax(0,1fr)}
.office-row{grid-template-columns:minmax(0,1fr);align-items:center}.office-sum{font-weight:700;font-variant-numeric:tabular-nums}
.office-meta{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_4);color:var(--_ink-2);font-size:var(--_small)}
.office-lines{display:grid;gap:var(--_1);min-inline-size:0}.office-end{display:grid;gap:var(--_2);justify-items:start}
@container(min-width:640px){.office-row{grid-template-columns:minmax(0,1fr) auto}.office-end{justify-items:end;text-align:end}.office-pair{grid-template-columns:repeat(2,minmax(0,1fr))}.office-facts{grid-template-columns:max-content minmax(0,1fr)}}`;
