/** What the first field of a page does not have: inputs that are the control themselves, lists, checks, summaries. */
export const controlsCss = `.control :is(input,select),input.control,select.control,textarea.control{border:0;background:none;outline:0;font-size:max(16px,var(--_body));min-inline-size:0}
.field-label small{font-size:inherit;font-weight:400}.field-hint{font-size:var(--_small);color:var(--_ink-2)}
input.control::placeholder{color:var(--_ink-2);opacity:1}
input.control,textarea.control,select.control{background:var(--_surface)}textarea.control{padding-block:var(--_2);min-block-size:calc(var(--_u)*6)}
select.control{appearance:auto;background:var(--_surface)}
.check{display:flex;gap:var(--_2);align-items:start;padding-block:var(--_1);cursor:pointer}.check input{inline-size:1.25em;block-size:1.25em;flex:none;margin-block-start:.1em;accent-color:var(--_brand-text)}
.check>span{flex:1}.check>small{color:var(--_ink-2);font-size:var(--_small);font-variant-numeric:tabular-nums}.check:has(:disabled){opacity:.6;cursor:default}
.summary{padding:var(--_3) var(--_4);border-radius:var(--_rm);background:var(--_bad-tint);color:var(--_bad);border-inline-start:2px solid}
.summary ul{list-style:disc;padding-inline-start:1.2em}.summary a{color:inherit}`;
