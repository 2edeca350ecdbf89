/** The page of one booking, whatever was booked: its history as a line with stops, its live state, the question before cancelling. */
export const bookingCss = `.trip-small{font-size:var(--_small);color:var(--_ink-2)}ul.trip-small{display:grid;gap:var(--_1)}
.trip-line{display:grid;font-variant-numeric:tabular-nums}
.trip-line li{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 var(--_3);align-items:start;position:relative;padding-block-end:var(--_4)}
.trip-line li:not(:last-child)::before{content:"";position:absolute;inset-inline-start:11px;inset-block:24px 0;inline-size:2px;background:var(--_line)}
.trip-line li>span:nth-child(2){padding-block-start:1px;overflow-wrap:anywhere}.trip-line li:last-child>span:nth-child(2){font-weight:600}
.trip-line li:last-child{padding-block-end:0}
.trip-line time{grid-column:2;font-size:var(--_small);color:var(--_ink-2)}
.trip-stop{display:grid;place-items:center;inline-size:24px;block-size:24px;border-radius:50%;background:var(--_info-tint);color:var(--_info)}
.is-good>.trip-stop{background:var(--_good-tint);color:var(--_good)}.is-caution>.trip-stop{background:var(--_caution-tint);color:var(--_caution)}.is-bad>.trip-stop{background:var(--_bad-tint);color:var(--_bad)}
.is-now>.trip-stop{box-shadow:0 0 0 3px var(--_surface),0 0 0 5px currentColor}
.trip-live{display:flex;gap:var(--_2);align-items:center;font-size:var(--_small);color:var(--_ink-2)}.trip-live:empty{display:none}
.trip-live i{flex:none;inline-size:8px;block-size:8px;border-radius:50%;background:var(--_good)}.trip-live:is(.is-polling,.is-offline) i{background:var(--_caution)}
@media(prefers-reduced-motion:no-preference){.trip-live.is-live i{animation:trip-live 2s infinite}@keyframes trip-live{50%{opacity:.35}}}
.dialog footer .button{text-align:center}.trip-cancel{display:grid;gap:var(--_4)}.trip-cancel>div:first-child:empty{display:none}
.trip-wait{display:flex;gap:var(--_3);align-items:center;min-block-size:88px;color:var(--_ink-2)}
.trip-refund{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_3);align-items:baseline;justify-content:space-between;padding:var(--_4);border-radius:var(--_rl);background:var(--_good-tint);color:var(--_good);font-weight:600}
.trip-refund b{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}
.trip-refund.is-nothing{background:var(--_caution-tint);color:var(--_caution)}.trip-refund.is-nothing b{font-size:var(--_title)}
.trip-sum{display:grid;gap:var(--_2);font-variant-numeric:tabular-nums}.trip-sum>div{display:flex;justify-content:space-between;gap:var(--_4)}.trip-sum dt{color:var(--_ink-2)}.trip-sum dd{font-weight:600}.trip-sum .is-good{color:var(--_good)}
.trip-note{display:flex;gap:var(--_3);align-items:center;padding:var(--_3) var(--_4);border-radius:var(--_rm);font-size:var(--_small);background:var(--_info-tint);color:var(--_info)}.trip-note svg{flex:none}
.trip-note.is-caution{background:var(--_caution-tint);color:var(--_caution)}.trip-note.is-bad{background:var(--_bad-tint);color:var(--_bad);border-inline-start:2px solid}
@media(forced-colors:active){.trip-stop,.trip-refund,.trip-note{border:1px solid}}`;
