/** The page's own rules: fonts, scheme, the spinner that shows alone until the agency is there (HOST-09). */
export const pageCss = `:root{color-scheme:light dark;--travel-font-body:Figtree,"Figtree Fallback","Readex Pro",system-ui,sans-serif;
--travel-font-display:"Bricolage Grotesque","Readex Pro","Bricolage Fallback",var(--travel-font-body);-webkit-text-size-adjust:100%}
body{margin:0;background:var(--_canvas)}
travel-agency{display:contents}
html[data-agency=pending] #page{visibility:hidden}
html:not([data-agency=pending]) #spinner{display:none}
@media print{:root{color-scheme:light}.site-header,.site-footer{display:none!important}}
#spinner{position:fixed;inset:0;display:grid;place-items:center}
.spin{inline-size:44px;block-size:44px;border-radius:50%;border:4px solid var(--_brand-tint);border-block-start-color:var(--_fill)}
@media (prefers-reduced-motion:no-preference){.spin{animation:spin .8s linear infinite}@keyframes spin{to{rotate:1turn}}}`;
