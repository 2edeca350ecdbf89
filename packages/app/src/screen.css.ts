/** A calm screen: picture, one sentence, what to do next. */
export const screenCss = `.app-screen{display:grid;gap:var(--_4);justify-items:center;text-align:center;max-inline-size:560px;margin:clamp(24px,6vh,80px) auto;padding:0 var(--_4)}
.app-screen img{inline-size:min(100%,420px);block-size:auto;border-radius:var(--_rx);aspect-ratio:10/7;object-fit:cover}
.app-screen h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700}
.app-screen p{margin:0;color:var(--_ink-2)}
.app-actions{display:flex;flex-wrap:wrap;gap:var(--_3);justify-content:center}`;
