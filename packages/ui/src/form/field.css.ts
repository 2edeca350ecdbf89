export const fieldCss = `.field{display:grid;gap:var(--_1);align-content:start;min-inline-size:0}
.field-label{font-size:var(--_small);font-weight:600;color:var(--_ink-2)}.field-label small{font-size:inherit;font-weight:400}
.field-hint{font-size:var(--_small);color:var(--_ink-2)}
.field-error{display:flex;gap:var(--_1);align-items:start;font-size:var(--_small);font-weight:600;color:var(--_bad);padding-inline-start:var(--_2);border-inline-start:2px solid}
.control{display:flex;align-items:center;gap:var(--_2);inline-size:100%;min-block-size:var(--_ctl);padding-inline:var(--_3);border-radius:var(--_rm);background:var(--_surface);
box-shadow:inset 0 0 0 1px var(--_line-field);color:var(--_ink);font-size:max(16px,var(--_body));text-align:start}
.control:is(:focus-visible,:focus-within):not(:has(button:focus-visible)){outline:2px solid var(--_ring);outline-offset:-1px}
.is-invalid .control:not(.pop *){box-shadow:inset 0 0 0 2px var(--_bad)}
.control :is(input,select),input.control,select.control,textarea.control{border:0;background:none;outline:0;font-size:max(16px,var(--_body));min-inline-size:0}
.control input{flex:1;inline-size:100%;padding:0;min-block-size:inherit}
input.control,textarea.control,select.control{background:var(--_surface)}textarea.control{padding-block:var(--_2);min-block-size:calc(var(--_u)*6)}
select.control{appearance:auto;background:var(--_surface)}
.control ::placeholder,input.control::placeholder{color:var(--_ink-2);opacity:1}
.control .icon{color:var(--_ink-2)}
.is-ticket>.field-label{font-weight:500}
.is-ticket .control:not(.pop *){box-shadow:none;background:none;padding:0;min-block-size:calc(var(--_u)*1.75);font-size:max(16px,var(--_title));font-weight:500}
.is-ticket .control:is(:focus-visible,:focus-within):not(.pop *,:has(button:focus-visible)){outline-offset:4px;border-radius:var(--_rs)}
.is-ticket .control input:not(.pop *){font-size:inherit;font-weight:inherit}
.clip{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:1;min-inline-size:0}
.is-ticket .pop{margin-block:20px}
.icon-button{display:grid;place-items:center;flex:none;inline-size:calc(var(--_u)*2);block-size:calc(var(--_u)*2);border-radius:var(--_rp);color:var(--_ink-2)}
@media(pointer:coarse){.icon-button{inline-size:44px;block-size:44px}}
@media(hover:hover){.icon-button:hover{background:var(--_brand-tint);color:var(--_brand-text)}}
.check{display:flex;gap:var(--_2);align-items:start;padding-block:var(--_1);cursor:pointer}.check input{inline-size:1.25em;block-size:1.25em;flex:none;margin-block-start:.1em;accent-color:var(--_brand-text)}
.check>span{flex:1}.check>small{color:var(--_ink-2);font-size:var(--_small);font-variant-numeric:tabular-nums}.check:has(:disabled){opacity:.6;cursor:default}
.summary{padding:var(--_3) var(--_4);border-radius:var(--_rm);background:var(--_bad-tint);color:var(--_bad);border-inline-start:2px solid}
.summary ul{list-style:disc;padding-inline-start:1.2em}.summary a{color:inherit}
@media(forced-colors:active){.control{border:1px solid}}`;
