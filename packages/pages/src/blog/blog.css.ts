export const blogCss = `.doc-wide{max-inline-size:1240px;padding-inline:var(--_8)}
.doc-wide h1{margin-block-end:var(--_2)}
.doc-lead{margin:0 0 var(--_7);color:var(--_ink-2);font-size:var(--_title)}
.posts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:var(--_6);margin:0;padding:0;list-style:none}
.post{position:relative;display:flex;flex-direction:column;background:var(--_surface);border:1px solid var(--_line);border-radius:var(--_rl);overflow:hidden;min-inline-size:0}
.post-media{aspect-ratio:10/7;background:var(--_brand-tint);overflow:hidden}
.post-media img{inline-size:100%;block-size:100%;object-fit:cover;display:block}
.post-text{padding:var(--_4) var(--_5) var(--_5);display:grid;gap:var(--_2);align-content:start}
.post-text p{margin:0;overflow-wrap:anywhere}
.post h2{margin:0;font-size:var(--_h3);line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
.post h2 a{color:inherit;text-decoration:none}
.post h2 a::after{content:"";position:absolute;inset:0}
.post:hover h2 a{text-decoration:underline}
.post:focus-within{outline:2px solid var(--_ring);outline-offset:2px}
.post h2 a:focus-visible{outline:none}
.post-date{display:flex;flex-wrap:wrap;gap:0 var(--_3);margin:0;color:var(--_ink-2);font-size:var(--_small)}
.doc-pages{display:flex;flex-wrap:wrap;gap:var(--_5);align-items:center;justify-content:center;margin-block-start:var(--_7);min-block-size:44px}
.doc-pages a{display:inline-flex;align-items:center;min-block-size:44px;font-weight:600}
.article-back{margin:0 0 var(--_4)}
.article h1{margin-block-end:var(--_3);text-wrap:balance;overflow-wrap:anywhere}
.article .post-date{margin-block-end:var(--_6)}
.article .prose{overflow-wrap:anywhere}
.article-share{margin-block-start:var(--_8);padding-block-start:var(--_5);border-block-start:1px solid var(--_line)}
.article-share h2{font-size:var(--_title);margin:0 0 var(--_2)}
.article-share ul{display:flex;flex-wrap:wrap;gap:var(--_5);margin:0;padding:0;list-style:none}
.article-share a{display:inline-flex;align-items:center;min-block-size:44px}
@media (max-width:640px){.doc-wide{padding-inline:var(--_4)}}`;
