export const homeCss = `.hero{position:relative;isolation:isolate;overflow:hidden;border-end-start-radius:var(--_rx);border-end-end-radius:var(--_rx);
background:linear-gradient(160deg,oklch(.32 min(var(--_c),.1) var(--_h)),oklch(.5 min(var(--_c),.12) calc(var(--_h) + 40)));color:#fff}
.hero-art{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;z-index:-2;max-inline-size:none}
[dir=rtl] .hero-art{transform:scaleX(-1)}
.hero::after{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(to right,oklch(.16 .03 var(--_h)/.78),oklch(.16 .03 var(--_h)/.5) 45%,oklch(.16 .03 var(--_h)/.12) 75%)}
[dir=rtl] .hero::after{transform:scaleX(-1)}
.hero-in{max-inline-size:1240px;margin-inline:auto;padding:var(--_6) var(--_8) 50px;box-sizing:border-box;min-block-size:336px;display:flex;flex-direction:column;justify-content:flex-end}
.hero-kicker{margin:0 0 var(--_4);font-weight:650;letter-spacing:.1em;text-transform:uppercase;font-size:calc(var(--_u)*.8)}
:lang(ar) .hero-kicker{letter-spacing:0}
.hero h1{font-family:var(--travel-font-display,inherit);font-weight:700;font-size:clamp(34px,5.4vw,64px);line-height:1.02;letter-spacing:-.02em;max-inline-size:9.5em;margin-block-end:auto}
:lang(ar) .hero h1{letter-spacing:0;line-height:1.2}
.pills{display:flex;flex-wrap:wrap;gap:var(--_2);margin-block-start:var(--_7)}
.pill{display:flex;align-items:center;min-block-size:40px;padding-inline:var(--_4);border-radius:var(--_rp);background:oklch(.2 .03 var(--_h)/.82);color:#fff!important;font-weight:600;text-decoration:none}
.pill:hover{background:oklch(.28 .04 var(--_h)/.92)}
.pill[aria-current]{background:#fff;color:oklch(.21 .02 var(--_h))!important}
.pill:focus-visible{outline-color:#fff!important}
.hero-search{max-inline-size:1240px;margin:-16px auto 0;padding-inline:var(--_8);position:relative;box-sizing:border-box;inline-size:100%}
.home-deals{max-inline-size:1240px;margin:var(--_7) auto 0;padding-inline:calc(var(--_8) + 28px);box-sizing:border-box;inline-size:100%}
travel-hotels,travel-deals{display:block}
@media (max-width:1100px){.home-deals{padding-inline:var(--_8)}}
@media (max-width:640px){.hero::after,[dir=rtl] .hero::after{background:linear-gradient(oklch(.16 .03 var(--_h)/.66),oklch(.16 .03 var(--_h)/.58) 60%,oklch(.16 .03 var(--_h)/.2))}.hero-in{padding:var(--_5) var(--_4) 200px;min-block-size:0}.hero h1{line-height:1.05;margin-block-end:var(--_6)}.pills{margin-block-start:0}
.hero-kicker{margin-block-end:var(--_3)}.hero-search{margin-block-start:-190px;padding-inline:var(--_4)}.home-deals{padding-inline:var(--_4)}
.hero.is-plain .hero-in{padding-block-end:var(--_7)}}`;
