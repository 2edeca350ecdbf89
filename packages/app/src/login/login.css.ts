export const loginCss = `.login{display:grid;max-inline-size:980px;margin:var(--_8) auto;background:var(--_surface);border-radius:var(--_rx);box-shadow:var(--_e2);overflow:hidden}
.login-art{background:linear-gradient(150deg,oklch(.36 min(var(--_c),.1) var(--_h)),oklch(.62 min(var(--_c),.12) calc(var(--_h) + 40)));min-block-size:120px;position:relative}
.login-art img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover}
.login-form{display:grid;gap:var(--_4);padding:var(--_7)}
.login-form h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700}
.login-intro{margin:0;color:var(--_ink-2)}
.login-field{display:grid;gap:var(--_1)}
.login-field label{font-weight:600}
.login-field input{inline-size:100%;min-block-size:var(--_ctl);padding-inline:var(--_3);border:0;border-radius:var(--_rs);background:var(--_surface);
box-shadow:inset 0 0 0 1px var(--_line-field);font-size:max(16px,1em)}
.login-field [aria-invalid]{box-shadow:inset 0 0 0 2px var(--_bad)}
.login-secret{display:grid;gap:var(--_1);justify-items:start}
.login-secret button{color:var(--_brand-text);font-weight:600;font-size:var(--_small);min-block-size:28px}
:is(.login-problem,.login-failure){margin:0;display:flex;gap:var(--_2);align-items:center;color:var(--_bad)}
.login-problem{font-size:var(--_small)}
.login-failure{padding:var(--_3) var(--_4);background:var(--_bad-tint);border-radius:var(--_rs);border-inline-start:2px solid var(--_bad)}
@media (min-width:760px){.login{grid-template-columns:1fr 1fr;min-block-size:480px}.login-form{align-content:center;padding:var(--_8)}}
@media (max-width:640px){.login{margin:0 auto var(--_6);border-radius:0;box-shadow:none}.login-form{padding:var(--_5) var(--_4)}}`;
