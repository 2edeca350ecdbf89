export const promptCss = `.prompt{position:fixed;z-index:1;inset-block-end:var(--_4);inset-inline-end:var(--_4);inline-size:min(380px,calc(100vw - 32px));box-sizing:border-box;
padding:var(--_5);padding-inline-end:var(--_9);background:var(--_surface);color:var(--_ink);border-radius:var(--_rl);box-shadow:var(--_e3);display:grid;gap:var(--_2)}
.prompt h2{font-size:var(--_title)}.prompt p{margin:0;color:var(--_ink-2)}
.prompt-actions{display:flex;flex-wrap:wrap;gap:var(--_2);margin-block-start:var(--_2)}
.prompt-close{position:absolute;inset-block-start:var(--_2);inset-inline-end:var(--_2);inline-size:44px;block-size:44px;display:grid!important;place-items:center;border-radius:var(--_rs)}`;
