/** Of the form: notes above it, and its place in a sheet. */
export const notesCss = `.htl-form.is-bare .search-bar{display:grid;grid-template-columns:minmax(0,1fr);grid-auto-flow:row;box-shadow:none;padding:0;background:none}
.htl-form.is-bare .search-cell{padding:var(--_3) 0}.htl-form.is-bare .search-cell+.search-cell{border-inline-start:0;border-block-start:2px dashed var(--_line)}.htl-form.is-bare .search-action{padding-block-start:var(--_3)}
.htl-notes{display:grid;gap:var(--_2);font-size:var(--_small);color:var(--_info)}
.htl-notes li{display:flex;gap:var(--_2);align-items:flex-start;background:var(--_info-tint);padding:var(--_2) var(--_3);border-radius:var(--_rm)}
.htl-notes svg{flex:none}`;
