/** What the search bar of the kit does not know: its place among notes. */
export const formCss = `.htl-form{display:grid;gap:var(--_3);min-inline-size:0}`;
