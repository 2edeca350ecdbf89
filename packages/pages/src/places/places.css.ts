/** Destinations, hidden gems and cruise lines: the poster at the head, cards, facts and the year. */
export const placesCss = `.poster{position:relative;isolation:isolate;overflow:hidden;border-end-start-radius:var(--_rx);border-end-end-radius:var(--_rx);
background:linear-gradient(160deg,oklch(.32 min(var(--_c),.1) var(--_h)),oklch(.5 min(var(--_c),.12) calc(var(--_h) + 40)));color:#fff}
.poster-art{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;z-index:-2;max-inline-size:none}
[dir=rtl] .poster-art{transform:scaleX(-1)}
.poster::after{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(to right,oklch(.16 .03 var(--_h)/.82),oklch(.16 .03 var(--_h)/.6) 45%,oklch(.16 .03 var(--_h)/.18) 78%)}
[dir=rtl] .poster::after{transform:scaleX(-1)}
.poster-in{max-inline-size:1240px;margin-inline:auto;padding:var(--_6) var(--_8) 50px;box-sizing:border-box;min-block-size:336px;display:flex;flex-direction:column}
.poster.is-low .poster-in{min-block-size:240px;padding-block-end:var(--_7)}
.poster-trail{margin:0 0 auto;font-weight:600;font-size:var(--_small);display:flex;flex-wrap:wrap;gap:0 var(--_3);align-items:center}
.poster-trail a{color:#fff!important;display:inline-flex;align-items:center;min-block-size:44px;text-decoration-thickness:1px;text-underline-offset:3px}
.poster h1{font-family:var(--travel-font-display,inherit);font-weight:700;font-size:clamp(34px,5.4vw,64px);line-height:1.05;letter-spacing:-.02em;margin:var(--_4) 0 var(--_3);max-inline-size:14em;text-wrap:balance;overflow-wrap:anywhere}
:lang(ar) .poster h1{letter-spacing:0;line-height:1.25}
.poster-lead{margin:0;max-inline-size:34em;font-size:var(--_title);line-height:1.5;text-wrap:pretty;overflow-wrap:anywhere}
.poster-tags{display:flex;flex-wrap:wrap;gap:var(--_2);margin:var(--_4) 0 0;padding:0;list-style:none}
.poster-tags li{padding:6px var(--_4);border-radius:var(--_rp);background:oklch(.2 .03 var(--_h)/.82);font-weight:600;font-size:var(--_small)}
.poster-tags b{font-variant-numeric:tabular-nums}
.poster-actions{display:flex;flex-wrap:wrap;gap:var(--_3);margin-block-start:var(--_5)}
.poster :focus-visible{outline-color:#fff!important}
.places-in{max-inline-size:1240px;margin-inline:auto;padding:var(--_7) var(--_8) var(--_9);box-sizing:border-box;inline-size:100%;display:grid;gap:var(--_8)}
.places-in>*{min-inline-size:0}
.places-in h2{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700;margin:0 0 var(--_5);text-wrap:balance;overflow-wrap:anywhere}
.places-search{display:flex;gap:var(--_2);max-inline-size:560px;margin-block-start:var(--_5)}
.places-search input{flex:1;min-inline-size:0;min-block-size:56px;box-sizing:border-box;padding-inline:var(--_5);border:0;border-radius:var(--_rl);background:var(--_surface);color:var(--_ink);font:inherit;font-size:max(16px,var(--_title))}
.places-regions{display:flex;flex-wrap:wrap;gap:var(--_2);margin:0;padding:0;list-style:none}
.places-regions a{display:flex;gap:var(--_2);align-items:center;min-block-size:44px;box-sizing:border-box;padding-inline:var(--_4);border-radius:var(--_rp);border:1px solid var(--_line);background:var(--_surface);color:var(--_ink);font-weight:600;text-decoration:none}
.places-regions a:hover{border-color:var(--_line-field)}
.places-regions a[aria-current]{background:var(--_brand-tint);color:var(--_brand-text);border-color:currentColor}
.places-regions span{font-weight:400;font-variant-numeric:tabular-nums;color:var(--_ink-2)}
.places{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,256px),1fr));gap:var(--_6) var(--_5);margin:0;padding:0;list-style:none}
.places.is-wide{grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr))}
.place{position:relative;display:flex;flex-direction:column;background:var(--_surface);border:1px solid var(--_line);border-radius:var(--_rl);overflow:hidden;min-inline-size:0;box-sizing:border-box}
.place-media{position:relative;aspect-ratio:10/7;background:var(--_brand-tint);overflow:hidden}
.place-media img{inline-size:100%;block-size:100%;object-fit:cover;display:block}
.place-rank{position:absolute;inset-block-start:var(--_3);inset-inline-start:var(--_3);min-inline-size:40px;box-sizing:border-box;text-align:center;padding:4px var(--_3);border-radius:var(--_rp);background:var(--_surface);color:var(--_ink);font-family:var(--travel-font-display,inherit);font-weight:700;font-variant-numeric:tabular-nums}
.place-text{display:grid;gap:var(--_2);align-content:start;padding:var(--_4) var(--_4) var(--_5);flex:1}
.place-text p{margin:0;color:var(--_ink-2);overflow-wrap:anywhere}
.place :is(h2,h3){margin:0;font-family:inherit;font-size:var(--_title);font-weight:650;line-height:1.3;overflow-wrap:anywhere}
.place :is(h2,h3) a{color:inherit;text-decoration:none}
.place :is(h2,h3) a::after{content:"";position:absolute;inset:0}
.place:hover :is(h2,h3) a{text-decoration:underline}
.place:focus-within{outline:2px solid var(--_ring);outline-offset:2px}
.place :is(h2,h3) a:focus-visible{outline:none}
.place-facts{display:flex;flex-wrap:wrap;gap:var(--_2) var(--_4);align-items:center}
.place .place-own{color:var(--_ink)}
.place .place-loved{border-block-start:2px dashed var(--_line);padding-block-start:var(--_3);margin-block-start:var(--_1)}
.place-loved b{color:var(--_ink);font-weight:600}
.places-rule{margin:0;padding:var(--_4) var(--_5);border-radius:var(--_rl);background:var(--_sunken);color:var(--_ink-2);max-inline-size:68ch;text-wrap:pretty}
.places-rule b{color:var(--_ink)}
.places-pages{display:flex;flex-wrap:wrap;gap:var(--_5);align-items:center;justify-content:center;min-block-size:44px}
.places-pages a{display:inline-flex;align-items:center;min-block-size:44px;font-weight:600}
.places-none{display:grid;gap:var(--_4);justify-items:center;text-align:center;padding-block:var(--_6)}
.places-none p{margin:0;font-size:var(--_title)}
.places-none img{inline-size:min(100%,360px);block-size:auto;aspect-ratio:10/7;object-fit:cover;border-radius:var(--_rx)}
.place-search{max-inline-size:1240px;margin:-16px auto 0;padding-inline:var(--_8);position:relative;box-sizing:border-box;inline-size:100%}
.place-two{display:grid;grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:var(--_8);align-items:start}
.place-two>:only-child{grid-column:1/-1}
.place-two .prose,.cruise-body .prose{overflow-wrap:anywhere}
.places-in .prose :is(h2,h3,h4){font-size:var(--_h3);margin:var(--_3) 0 0}
.facts{margin:0;border:1px solid var(--_line);border-radius:var(--_rl);background:var(--_surface);padding:var(--_2) var(--_5)}
.facts div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 var(--_5);padding-block:var(--_3);border-block-end:1px dashed var(--_line)}
.facts div:last-child{border:0}
.facts dt{color:var(--_ink-2)}
.facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.facts.is-row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,180px),1fr));gap:0 var(--_6)}
.facts.is-row div{flex-direction:column;border:0}
.year{margin:0;padding:0;list-style:none;display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--_2);align-items:end}
.year li{display:flex;flex-direction:column;gap:var(--_2);align-items:stretch;text-align:center;min-inline-size:0;font-size:var(--_small)}
.year-bar{block-size:112px;display:flex;align-items:flex-end;border-radius:var(--_rs);background:var(--_sunken);overflow:hidden}
.year-bar i{flex:1;border-radius:var(--_rs);background:var(--_line-field);block-size:58%}
.year .is-low i{block-size:34%;background:var(--_good)}
.year .is-high i{block-size:88%;background:var(--_ink-2)}
.year-month{font-weight:600}
.year-price{font-family:var(--travel-font-display,inherit);font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.year-level{color:var(--_ink-2);overflow-wrap:anywhere;hyphens:auto}
.year .is-low .year-level{color:var(--_good);font-weight:600}
.year-lead{margin:0 0 var(--_5);color:var(--_ink-2);max-inline-size:68ch}
.year-lead b{color:var(--_ink)}
.year-wait{block-size:196px;border-radius:var(--_rl);background:var(--_sunken)}
.cruise-body{display:grid;grid-template-columns:minmax(0,1.6fr) minmax(0,1fr);gap:var(--_8);align-items:start}
.cruise-others{margin:0;padding:0;list-style:none;display:grid;gap:var(--_2)}
.cruise-others a{display:flex;align-items:center;min-block-size:44px;font-weight:600}
@media (max-width:960px){.year{grid-template-columns:1fr;gap:0}
.year li{display:grid;grid-template-columns:4.5em minmax(0,1fr) auto;grid-template-areas:"month level price";gap:var(--_3);align-items:center;text-align:start;padding-block:var(--_3);border-block-end:1px dashed var(--_line);font-size:var(--_body)}
.year li:last-child{border:0}.year-bar{display:none}.year-month{grid-area:month}.year-price{grid-area:price}.year-level{grid-area:level}.year-wait{block-size:560px}}
@media (max-width:760px){.place-two,.cruise-body{grid-template-columns:minmax(0,1fr)}}
@media (max-width:640px){.poster-in{padding:var(--_4) var(--_4) var(--_8)}.places-in{padding:var(--_6) var(--_4) var(--_8)}.place-search{padding-inline:var(--_4)}.poster::after{background:oklch(.16 .03 var(--_h)/.62)}
.places-search{flex-wrap:wrap}.places-search input{flex-basis:100%}.places-search .button{flex:1}}
@media (forced-colors:active){.year-bar i{background:CanvasText}.place,.facts{border:1px solid}}`;
