export const detailsCss = `.htl-details{display:grid;gap:var(--_5);min-inline-size:0}
.htl-back{display:inline-flex;gap:var(--_1);align-items:center;justify-self:start;font-weight:600;text-decoration:none;padding-block:var(--_1)}.htl-back:hover{text-decoration:underline}
.htl-gallery{position:relative}
.htl-gallery ul:first-child{display:grid;grid-auto-flow:column;grid-auto-columns:88%;gap:var(--_2);overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;border-radius:var(--_rl)}
.htl-gallery ul:first-child::-webkit-scrollbar{display:none}
.htl-gallery li{scroll-snap-align:start}.htl-gallery.has-1 ul:first-child{grid-auto-columns:100%}
.htl-gallery .htl-art{aspect-ratio:10/7;border-radius:var(--_rl)}
.htl-gallery.is-waiting{aspect-ratio:10/7;border-radius:var(--_rl)}
.htl-gallery-all{position:absolute;inset-block-end:var(--_3);inset-inline-start:var(--_3)}.htl-gallery-all .button{box-shadow:var(--_e2)}
.htl-gallery-list{display:grid;gap:var(--_4)}.htl-gallery-list .htl-art{aspect-ratio:10/7;border-radius:var(--_rm)}.htl-gallery-list figcaption{font-size:var(--_small);color:var(--_ink-2);padding-block-start:var(--_1)}
.htl-details-head{display:flex;flex-wrap:wrap;gap:var(--_3) var(--_5);justify-content:space-between;align-items:start}
.htl-details-head>div{display:grid;gap:var(--_2);min-inline-size:0}
.htl-details-title{font-size:clamp(26px,4.2cqi,40px)}
.htl-card-line{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_3);align-items:center}
.htl-card-place{display:flex;gap:var(--_2);font-size:var(--_small);color:var(--_ink-2)}.htl-card-place svg{flex:none;margin-block-start:.15em}
.htl-details-cols{display:grid;gap:var(--_5)}
.htl-details-about{display:grid;gap:var(--_3);align-content:start}.htl-details-about h2{font-size:var(--_title)}
.htl-prose{max-inline-size:68ch;font-size:calc(var(--_u)*1)}
.htl-facts{display:grid;gap:var(--_3);align-content:start;align-self:start;padding:var(--_4);border-radius:var(--_rl);background:var(--_sunken)}.htl-facts div{display:flex;justify-content:space-between;gap:var(--_4)}.htl-facts dt{color:var(--_ink-2)}.htl-facts dd{font-weight:600}
.htl-rooms{display:grid;gap:var(--_4);scroll-margin-block-start:calc(var(--travel-header-offset,0px) + var(--_4))}
.htl-rooms-head{display:grid;gap:var(--_3)}.htl-rooms-head h2{font-size:var(--_h3);font-family:var(--travel-font-display,inherit);font-weight:700}
.htl-stay{display:grid;gap:var(--_3)}
.htl-room-list{display:grid;gap:var(--_5)}
.htl-room{display:grid;gap:var(--_4);padding:var(--_4);border-radius:var(--_rx);background:var(--_sunken);box-shadow:inset 0 0 0 1px var(--_line)}
.htl-room-about{display:grid;gap:var(--_3);align-content:start}
.htl-room-about h3{font-size:var(--_title)}
.htl-room-art{aspect-ratio:10/6;border-radius:var(--_rm)}
.htl-beds{display:grid;gap:var(--_1)}.htl-beds legend{font-weight:600;font-size:var(--_small);padding-block-end:var(--_1)}.htl-beds p{font-size:var(--_small)}
.htl-rates{display:grid;gap:var(--_3);align-content:start;min-inline-size:0}
.htl-rate-terms{display:grid;gap:var(--_2);align-content:start;justify-items:start;padding:var(--_4)}
.htl-rate-terms .htl-tag{font-size:var(--_small)}
.htl-rate .htl-terms-bar{inline-size:min(100%,320px)}.htl-rate-board{display:flex;gap:var(--_2);align-items:center}
.htl-rate-stub{display:grid;gap:var(--_3);align-content:space-between}
.htl-more-terms{inline-size:100%;font-size:var(--_small)}
.htl-more-terms summary{color:var(--_brand-text);font-weight:600;cursor:pointer;padding-block:var(--_1);inline-size:fit-content;text-decoration:underline;text-underline-offset:.2em;text-decoration-thickness:1px}
.htl-more-terms .htl-terms-bar{display:none}.htl-more-terms>div{display:grid;gap:var(--_3);padding-block:var(--_2)}.htl-more-terms h4{font-weight:650}
.htl-buybar{position:sticky;inset-block-end:0;z-index:2;display:flex;gap:var(--_4);justify-content:space-between;align-items:center;margin-inline:calc(var(--_4)*-1);padding:var(--_3) var(--_4) calc(var(--_3) + env(safe-area-inset-bottom,0px));background:var(--_surface);box-shadow:0 -1px 0 var(--_line),0 -12px 24px -16px oklch(.2 .03 var(--_h)/.3)}
.htl-buybar p{display:grid}.htl-buybar b{font-size:var(--_h3);font-weight:700;line-height:1.1;font-variant-numeric:tabular-nums}.htl-buybar small{font-size:var(--_small);color:var(--_ink-2)}
@container(min-width:640px){.htl-rate .ticket-stub{inline-size:216px;flex:none}.htl-rate-stub{block-size:100%}}
@container(min-width:560px){.htl-stay{grid-template-columns:1fr 1fr}}
@container(min-width:720px){.htl-gallery ul:first-child{grid-auto-flow:row;grid-template-columns:2fr 1fr 1fr;grid-template-rows:1fr 1fr;grid-auto-columns:auto;overflow:hidden;block-size:min(44cqi,420px)}
.htl-gallery ul:first-child li:first-child{grid-row:1/3}.htl-gallery ul:first-child li:nth-child(n+6){display:none}.htl-gallery ul:first-child .htl-art{aspect-ratio:auto;block-size:100%;border-radius:var(--_rs)}
.htl-gallery.has-1 ul:first-child{grid-template-columns:1fr}.htl-gallery.has-2 ul:first-child{grid-template-columns:2fr 1fr}.htl-gallery.has-2 li:nth-child(2){grid-row:1/3}.htl-gallery.has-3 ul:first-child{grid-template-columns:2fr 1fr}.htl-gallery.has-4 ul:first-child li:nth-child(2){grid-column:2/4}
.htl-gallery.is-waiting{aspect-ratio:auto;block-size:min(44cqi,420px)}
.htl-details-cols{grid-template-columns:minmax(0,1fr) 280px}
.htl-rooms-head{grid-template-columns:1fr minmax(0,520px);align-items:end}
.htl-buybar{display:none}}
@container(min-width:900px){.htl-room{grid-template-columns:280px minmax(0,1fr);padding:var(--_5)}}
@media(forced-colors:active){.htl-room{border:1px solid}}`;
