export const headerCss = `.site-header{background:var(--_surface);border-block-end:1px solid var(--_line);position:relative}
.site-bar{display:flex;align-items:center;gap:var(--_6);max-inline-size:1240px;margin-inline:auto;padding:var(--_2) var(--_8);min-block-size:64px}
.site-logo{display:flex;align-items:center;min-block-size:44px;color:var(--_ink);text-decoration:none}
.site-logo img{block-size:40px;inline-size:auto;max-inline-size:220px;object-fit:contain}
.site-name{font-family:var(--travel-font-display,inherit);font-weight:700;font-size:var(--_h3)}
.site-nav{display:flex;gap:var(--_1);margin-inline-end:auto}
.site-nav a{color:var(--_ink);text-decoration:none;font-weight:600;padding:var(--_2) var(--_3);border-radius:var(--_rs)}
.site-nav a:hover{background:var(--_brand-tint)}
.site-tools{display:flex;align-items:center;gap:var(--_2);flex-wrap:wrap;justify-content:flex-end}
.menu{position:relative;display:inline-block}
.tool{display:inline-flex;align-items:center;gap:var(--_2);min-block-size:40px;min-inline-size:40px;padding:0 var(--_3)!important;border-radius:var(--_rs);
font-weight:600;white-space:nowrap;justify-content:center}
.tool:hover{background:var(--_brand-tint)!important}
.tool-text bdi{display:inline-block;min-inline-size:2.4em;text-align:start}
.tool-text bdi:empty::before{content:'···'}
.tool .avatar{border-radius:50%;object-fit:cover}
.panel{position:fixed;inset:auto;inset-block-start:60px;inset-inline-end:var(--_6);margin:0;padding:var(--_2);border:0;inline-size:max-content;
min-inline-size:200px;max-inline-size:min(320px,calc(100vw - 32px));max-block-size:min(70vh,420px);overflow:auto;background:var(--_surface);color:var(--_ink);
border-radius:var(--_rm);box-shadow:var(--_e3)}
.panel:not(:popover-open){display:none}
@supports (position-area:block-end){.panel{position-area:block-end span-inline-start;inset:auto;margin-block-start:4px;position-try-fallbacks:flip-inline,flip-block}
.slide .panel{position-area:block-start span-inline-end;position-try-fallbacks:flip-inline,flip-block}}
.panel.is-tall{inline-size:300px}
.panel ul{display:grid}
.panel li>:is(a,button){display:flex;inline-size:100%;justify-content:space-between;align-items:center;gap:var(--_3);padding:var(--_2) var(--_3);min-block-size:40px;
border-radius:var(--_rs);color:var(--_ink);text-decoration:none;text-align:start}
.panel li>:is(a,button):hover{background:var(--_brand-tint)}
.panel [aria-current]{font-weight:700;color:var(--_brand-text)}
.panel-code{color:var(--_ink-2);font-variant-numeric:tabular-nums;white-space:nowrap}
.panel-none{padding:var(--_3);color:var(--_ink-2)}
.panel-search{display:flex;align-items:center;gap:var(--_2);padding-inline:var(--_3);margin-block-end:var(--_2);border-radius:var(--_rs);box-shadow:inset 0 0 0 1px var(--_line-field);
position:sticky;inset-block-start:0;background:var(--_surface)}
.panel-search input{flex:1;min-inline-size:0;border:0;background:none;min-block-size:40px;font-size:max(16px,1em);outline:0}
.panel-search:focus-within{outline:2px solid var(--_ring);outline-offset:1px}
.panel-who{display:grid;padding:var(--_2) var(--_3);margin:0 0 var(--_1);border-block-end:1px solid var(--_line);font-size:var(--_small);color:var(--_ink-2)}
.panel-who strong{color:var(--_ink);font-size:var(--_body)}
.site-header.is-mobile .site-bar{justify-content:space-between;padding-inline:var(--_4);min-block-size:56px}
.slide{margin:0;margin-inline-start:auto;padding:0;border:0;block-size:100dvh;max-block-size:none;inline-size:min(88vw,340px);background:var(--_surface);color:var(--_ink);
box-shadow:var(--_e3);inset-inline-end:0;inset-inline-start:auto}
.slide::backdrop{background:oklch(.2 .02 var(--_h)/.5)}
.slide-inner{display:flex;flex-direction:column;gap:var(--_5);min-block-size:100%;padding:var(--_4);box-sizing:border-box}
.slide-close{align-self:flex-end}
.slide-links{display:grid}
.slide-links a{display:block;padding:var(--_3);min-block-size:44px;color:var(--_ink);text-decoration:none;font-weight:600;font-size:var(--_title);border-radius:var(--_rs)}
.slide-links a:hover{background:var(--_brand-tint)}
.slide-tools>.button{flex:1 1 40%}
.slide-tools{display:flex;flex-wrap:wrap;gap:var(--_3);margin-block-start:auto;padding-block-start:var(--_4);border-block-start:1px solid var(--_line)}
@media (prefers-reduced-motion:no-preference){.slide[open]{animation:slide-in .2s cubic-bezier(.2,.8,.2,1)}
@keyframes slide-in{from{transform:translateX(24px);opacity:0}}[dir=rtl] .slide[open]{animation-name:slide-in-rtl}@keyframes slide-in-rtl{from{transform:translateX(-24px);opacity:0}}}
@media (max-width:760px){.site-header:not(.is-mobile) .site-bar{flex-wrap:wrap;gap:var(--_2);padding-inline:var(--_4)}}
@media (max-width:520px){.site-header:not(.is-mobile){& .site-logo img{max-inline-size:140px}& .site-nav{margin-inline:auto 0}
& .site-nav a{padding-inline:var(--_2);font-size:var(--_small)}& .site-tools{inline-size:100%;justify-content:space-between;gap:0}
& .site-tools :is(.tool,.button){padding-inline:6px!important;gap:var(--_1);font-size:var(--_small)}}}`;
