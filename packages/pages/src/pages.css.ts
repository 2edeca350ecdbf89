export const pagesCss = `.doc{max-inline-size:820px;margin-inline:auto;padding:var(--_7) var(--_6);box-sizing:border-box;inline-size:100%}
.doc h1{font-family:var(--travel-font-display,inherit);font-size:clamp(28px,4vw,44px);font-weight:700;margin-block-end:var(--_5);hyphens:auto;overflow-wrap:break-word}
.doc-image{inline-size:100%;block-size:auto;aspect-ratio:5/2;object-fit:cover;border-radius:var(--_rx);margin-block-end:var(--_6);background:var(--_brand-tint)}
.prose{display:grid;gap:var(--_4);max-inline-size:68ch;font-size:var(--_title);line-height:1.6}
.prose :is(p,ul,ol,blockquote){margin:0}
.prose :is(ul,ol){padding-inline-start:var(--_6);list-style:revert}
.prose :is(h2,h3,h4){font-size:var(--_h3);margin-block-start:var(--_3)}
.prose blockquote{padding-inline-start:var(--_4);border-inline-start:3px solid var(--_line)}
.prose table{border-collapse:collapse}
.prose :is(th,td){text-align:start;vertical-align:top;padding:var(--_2) var(--_3) var(--_2) 0;border-block-end:1px solid var(--_line)}
[dir=rtl] .prose :is(th,td),.prose[dir=rtl] :is(th,td){padding:var(--_2) 0 var(--_2) var(--_3)}
.prose img{border-radius:var(--_rm);block-size:auto}
.doc-note{display:grid;gap:var(--_4);justify-items:center;text-align:center;padding:var(--_9) 0;font-size:var(--_title)}
.doc-note img{inline-size:min(100%,420px);block-size:auto;border-radius:var(--_rx);aspect-ratio:10/7;object-fit:cover}
.doc-note :is(p,h1){margin:0}
.doc-wait{min-block-size:60vh;display:grid;gap:var(--_4);align-content:start}
.doc-wait span{display:block;background:var(--_sunken);border-radius:var(--_rm);block-size:1.2em}
.doc-wait span:first-of-type{block-size:auto;aspect-ratio:5/2}
.faq{border-block-end:1px solid var(--_line)}
.faq summary,.faq h2 button{display:flex;inline-size:100%;justify-content:space-between;gap:var(--_4);align-items:center;padding-block:var(--_4);font-weight:600;font-size:var(--_title);min-block-size:44px}
.faq .icon{transition:rotate .2s;flex:none}
.faq [aria-expanded=true] .icon{rotate:180deg}
.faq .prose{padding-block-end:var(--_5);font-size:var(--_body)}
@media (max-width:640px){.doc{padding:var(--_5) var(--_4)}}`;
