/** A sea chart in the brand's neutrals. */
export const mapCss = `.htl-map-wrap{display:grid;gap:var(--_3)}
.htl-map{position:relative;block-size:clamp(380px,70cqi,620px);border-radius:var(--_rl);overflow:hidden;box-shadow:var(--_e1);touch-action:none;cursor:grab;user-select:none;
background:radial-gradient(120% 120% at 50% 40%,light-dark(oklch(.975 .012 var(--_h)),oklch(.235 .014 var(--_h))),light-dark(oklch(.94 .02 var(--_h)),oklch(.19 .014 var(--_h))))}
.htl-map:active{cursor:grabbing}
.htl-map.htl-sk{cursor:default}
.htl-chart{position:absolute;inset:0;pointer-events:none}
.htl-chart-winds line{stroke:var(--_ink);stroke-width:.75;opacity:.1}
.htl-chart-ring circle{fill:none;stroke:var(--_ink-2);stroke-width:1;stroke-dasharray:3 5;opacity:.55}
.htl-chart-ring text{fill:var(--_ink-2);font:600 12px/1 inherit;font-family:inherit;font-size:12px;paint-order:stroke;stroke:light-dark(oklch(.965 .015 var(--_h)),oklch(.215 .014 var(--_h)));stroke-width:4px;stroke-linejoin:round}
.htl-chart-place circle:first-child{fill:var(--_ink)}.htl-chart-place circle:last-child{fill:none;stroke:var(--_ink);stroke-width:1.5}
.htl-pins{position:absolute;inset:0;pointer-events:none}
.htl-pin{position:absolute;top:0;left:0;pointer-events:auto;display:inline-flex;gap:6px;align-items:center;white-space:nowrap;min-block-size:28px;padding:3px 10px;border-radius:var(--_rp);background:var(--_surface);color:var(--_ink);
box-shadow:0 0 0 1px var(--_line),0 3px 8px oklch(.2 .03 var(--_h)/.22);font-size:var(--_small);font-weight:700;line-height:1;font-variant-numeric:tabular-nums;transition:background-color .12s,color .12s}
.htl-pin::after{content:"";position:absolute;inset:-7px -2px}
.htl-pin.is-many b{background:var(--_brand-tint);color:var(--_brand-text);min-inline-size:20px;text-align:center;padding:4px 5px;margin-inline-start:-6px;border-radius:99px;font-size:12px}
.htl-pin.is-many{border-radius:var(--_rs)}
.htl-pin:is(:hover,:focus-visible,.is-on){z-index:1}.htl-pin:is(:hover,.is-on){background:var(--_ink);color:var(--_surface)}
.htl-compass{position:absolute;top:12px;left:12px;inline-size:64px;block-size:64px;pointer-events:none;color:var(--_ink);z-index:2;border-radius:50%;background:color-mix(in oklab,var(--_surface) 70%,transparent)}
.htl-compass circle{fill:none;stroke:currentColor;stroke-width:.6;opacity:.5}.htl-compass .is-dark{fill:currentColor}.htl-compass .is-light{fill:var(--_surface);stroke:currentColor;stroke-width:.5}.htl-compass .is-minor{fill:currentColor;opacity:.35}
.htl-compass text{font-size:8px;font-weight:700;fill:currentColor;display:none}
.htl-map-tools{z-index:2;position:absolute;top:12px;right:12px;display:grid;gap:6px;justify-items:end}
.htl-map-tools button{display:grid;place-items:center;min-inline-size:40px;min-block-size:40px;border-radius:var(--_rs);background:var(--_surface);box-shadow:var(--_e1)}
.htl-map-tools .is-text{padding-inline:12px;font-size:var(--_small);font-weight:600}
.htl-scale{z-index:2;padding:6px 8px;border-radius:var(--_rs);background:color-mix(in oklab,var(--_surface) 80%,transparent);position:absolute;bottom:10px;left:10px;display:flex;align-items:center;gap:8px;font-size:12px;font-weight:600;color:var(--_ink-2);pointer-events:none}
.htl-scale i{display:block;block-size:6px;border:1.5px solid currentColor;border-block-start:0}
.htl-map-help{font-size:var(--_small);color:var(--_ink-2)}
.htl-map-card{display:grid}
@media(pointer:coarse){.htl-map-tools button{min-inline-size:44px;min-block-size:44px}}
@media(prefers-reduced-motion:reduce){.htl-pin{transition:none}}
@media(forced-colors:active){.htl-pin{border:1px solid}}`;
