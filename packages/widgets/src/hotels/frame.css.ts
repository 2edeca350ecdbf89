/** Shared by all views. `--x` classes are private to this widget. */
export const frameCss = `.htl{display:grid;gap:var(--_5);min-inline-size:0}
.htl-ask{min-inline-size:0}.htl[data-view=results]>.htl-ask{display:none}@container(min-width:760px){.htl[data-view=results]>.htl-ask{display:block}}
.htl-wait{min-block-size:480px}
.htl-notice{display:grid;gap:var(--_3);justify-items:start;padding:var(--_5);border-radius:var(--_rl);background:var(--_surface);box-shadow:var(--_e1)}`;
