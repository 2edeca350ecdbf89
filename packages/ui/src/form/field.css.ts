export const fieldCss = `.field{display:grid;gap:var(--_1);align-content:start;min-inline-size:0}
.field-label{font-size:var(--_small);font-weight:600;color:var(--_ink-2)}
.field-error{display:flex;gap:var(--_1);align-items:start;font-size:var(--_small);font-weight:600;color:var(--_bad);padding-inline-start:var(--_2);border-inline-start:2px solid}
.control{display:flex;align-items:center;gap:var(--_2);inline-size:100%;min-block-size:var(--_ctl);padding-inline:var(--_3);border-radius:var(--_rm);background:var(--_surface);
box-shadow:inset 0 0 0 1px var(--_line-field);color:var(--_ink);font-size:max(16px,var(--_body));text-align:start}
.control:is(:focus-visible,:focus-within):not(:has(button:focus-visible)){outline:2px solid var(--_ring);outline-offset:-1px}
.is-invalid .control:not(.pop *){box-shadow:inset 0 0 0 2px var(--_bad)}
.control input{border:0;background:none;outline:0;font-size:max(16px,var(--_body));min-inline-size:0;flex:1;inline-size:100%;padding:0;min-block-size:inherit}
.control ::placeholder{color:var(--_ink-2);opacity:1}
.control .icon{color:var(--_ink-2)}
.is-ticket>.field-label{font-weight:500}
.is-ticket .control:not(.pop *){box-shadow:none;background:none;padding:0;min-block-size:calc(var(--_u)*1.75);font-size:max(16px,var(--_title));font-weight:500}
.is-ticket .control:is(:focus-visible,:focus-within):not(.pop *,:has(button:focus-visible)){outline-offset:4px;border-radius:var(--_rs)}
.is-ticket .control input:not(.pop *){font-size:inherit;font-weight:inherit}
.anchored{anchor-scope:--_at;position:relative;min-inline-size:0}.anchor{anchor-name:--_at}
.clip{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;flex:1;min-inline-size:0}
.icon-button{display:grid;place-items:center;flex:none;inline-size:calc(var(--_u)*2);block-size:calc(var(--_u)*2);border-radius:var(--_rp);color:var(--_ink-2)}
@media(pointer:coarse){.icon-button{inline-size:44px;block-size:44px}}
@media(hover:hover){.icon-button:hover{background:var(--_brand-tint);color:var(--_brand-text)}}
@media(forced-colors:active){.control{border:1px solid}}`;
