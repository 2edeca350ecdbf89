export const calendarCss = `.calendar{display:grid;gap:var(--_3);padding:var(--_4)}
.calendar-typed{display:grid;grid-template-columns:1fr 1fr;gap:var(--_3)}
.calendar-months{position:relative;display:grid;grid-template-columns:1fr 1fr;gap:var(--_6)}
.calendar-months>.icon-button{position:absolute;inset-block-start:0}.is-back{inset-inline-start:0}.is-forward{inset-inline-end:0}.icon-button:disabled{opacity:.35;cursor:default}
.calendar table{border-collapse:collapse;inline-size:100%;table-layout:fixed}.calendar caption{font-weight:650;line-height:calc(var(--_u)*2);padding-block-end:var(--_1)}
.calendar th{font-size:calc(var(--_u)*.75);font-weight:500;color:var(--_ink-2);padding:0 0 var(--_1);overflow:hidden}
.calendar td{padding:1px 0;text-align:center}
.calendar td button{inline-size:100%;min-block-size:calc(var(--_u)*2.5);text-align:center;border-radius:var(--_rs);font-variant-numeric:tabular-nums}
.calendar td button[aria-disabled]{color:var(--_ink-2);opacity:.45;cursor:default;text-decoration:line-through}
.calendar td.is-inside{background:var(--_brand-tint)}.calendar td.is-from{border-start-start-radius:var(--_rs);border-end-start-radius:var(--_rs)}
.calendar td.is-to{border-start-end-radius:var(--_rs);border-end-end-radius:var(--_rs)}
.calendar td button[aria-pressed=true]{background:var(--_fill);color:var(--_on);font-weight:650}
@media(hover:hover){.calendar td button:not([aria-disabled],[aria-pressed=true]):hover{box-shadow:inset 0 0 0 1px var(--_line-field)}}
@media(pointer:coarse){.calendar td button{min-block-size:44px}}
.calendar-end{display:flex;justify-content:space-between;align-items:center;gap:var(--_3);min-block-size:var(--_ctl-s)}.calendar-note{display:flex;gap:var(--_1);color:var(--_info);font-weight:600}
@container(max-width:640px){.calendar-months{grid-template-columns:1fr}.calendar table~table{display:none}}
@media(max-width:640px){.calendar-months{grid-template-columns:1fr}.calendar table~table{display:none}}
@media(forced-colors:active){.calendar td button[aria-pressed=true]{outline:2px solid}}`;
