export const askUsCss = `.ask{display:grid;background:var(--_surface);border-radius:var(--_rx);box-shadow:var(--_e1);overflow:hidden}
.ask-art{background:var(--_brand-tint);aspect-ratio:10/5}
.ask-art img{inline-size:100%;block-size:100%;object-fit:cover}
.ask-text{display:grid;gap:var(--_3);padding:var(--_6);align-content:center;justify-items:start}
.ask-text p{margin:0;max-inline-size:60ch}
.ask-kicker{color:var(--_brand-text);font-weight:600;font-size:var(--_small)}
.ask :is(h1,h2){font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700}
.ask-actions{display:flex;flex-wrap:wrap;gap:var(--_3);margin-block:var(--_2)}
.ask-hints{display:grid;gap:var(--_1);color:var(--_ink-2);font-size:var(--_small)}
.ask-hints li{display:flex;gap:var(--_2);align-items:center}
.ask-hints .icon{color:var(--_good);flex:none}
@container (min-width:640px){.ask{grid-template-columns:minmax(0,5fr) minmax(0,6fr);min-block-size:400px}
.ask-art{aspect-ratio:auto}.ask-text{padding:var(--_8)}}`;
