export const authCss = `.auth{display:grid;max-inline-size:980px;margin:var(--_8) auto;background:var(--_surface);border-radius:var(--_rx);box-shadow:var(--_e2);overflow:hidden}
.auth-art{background:linear-gradient(150deg,oklch(.36 min(var(--_c),.1) var(--_h)),oklch(.62 min(var(--_c),.12) calc(var(--_h) + 40)));min-block-size:120px;position:relative}
.auth-art img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover}
.auth-main{display:grid;gap:var(--_4);padding:var(--_7);align-content:start;min-inline-size:0}
.auth-main h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700;outline:0}
.auth-intro{margin:0;color:var(--_ink-2);overflow-wrap:anywhere}
.auth-form{display:grid;gap:var(--_4)}
.auth-pair{display:grid;gap:var(--_4);grid-template-columns:repeat(auto-fit,minmax(min(100%,150px),1fr))}
.auth-secret{display:grid;gap:var(--_1)}
.auth-below{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_4);justify-content:space-between;align-items:center}
:is(.auth-below,.auth-links) button{color:var(--_brand-text);font-weight:600;font-size:var(--_small);min-block-size:28px}
.auth-strength{display:inline-flex;gap:var(--_2);align-items:center;font-size:var(--_small);color:var(--_ink-2)}
.auth-strength i{inline-size:72px;block-size:6px;border-radius:var(--_rp);background:linear-gradient(currentcolor,currentcolor) no-repeat var(--_line);background-size:25% 100%}
.auth-strength i:dir(rtl){background-position-x:100%}
.auth-strength.is-0 i{color:var(--_bad)}.auth-strength.is-1 i{color:var(--_caution);background-size:50% 100%}
.auth-strength.is-2 i{color:var(--_good);background-size:75% 100%}.auth-strength.is-3 i{color:var(--_good);background-size:100% 100%}
.auth-failure{margin:0;display:flex;gap:var(--_2);align-items:start;color:var(--_bad);padding:var(--_3) var(--_4);background:var(--_bad-tint);border-radius:var(--_rs);border-inline-start:2px solid var(--_bad);outline-offset:2px}
.auth-failure .icon{flex:none;margin-block-start:.15em}
.auth-note{margin:0;padding:var(--_3) var(--_4);background:var(--_good-tint);color:var(--_good);border-radius:var(--_rs);border-inline-start:2px solid var(--_good)}
.auth-links{display:flex;flex-wrap:wrap;gap:var(--_2) var(--_5);align-items:center;font-size:var(--_small);margin:0;color:var(--_ink-2)}
.auth-links a{font-weight:600;min-block-size:28px;display:inline-flex;align-items:center}
.auth-code input{font-size:calc(var(--_u)*1.5)!important;letter-spacing:.35em;font-variant-numeric:tabular-nums;direction:ltr}
.auth-or{display:grid;grid-template-columns:1fr auto 1fr;gap:var(--_3);align-items:center;color:var(--_ink-2);font-size:var(--_small)}
.auth-or::before,.auth-or::after{content:'';block-size:1px;background:var(--_line)}
.auth-others{display:grid;gap:var(--_2)}
@media (min-width:760px){.auth{grid-template-columns:1fr 1fr;min-block-size:480px}.auth-main{align-content:center;padding:var(--_8)}}
@media (max-width:640px){.auth{margin:0 auto var(--_6);border-radius:0;box-shadow:none}.auth-main{padding:var(--_5) var(--_4)}}`;
