export const comboboxCss = `.combobox-pop{min-inline-size:min(anchor-size(inline),100%);inline-size:min(calc(var(--_u)*26),calc(100% - 16px));max-block-size:min(calc(var(--_u)*24),calc(100% - 16px));padding:var(--_2)}
.combobox-pop:popover-open{display:flex;flex-direction:column;overflow:hidden}.combobox-pop ul{min-block-size:0;overflow:auto}
.combobox-head,.combobox-note{padding:var(--_2) var(--_3);font-size:var(--_small);color:var(--_ink-2)}
.combobox-pop li{display:flex;gap:var(--_3);align-items:center;min-block-size:var(--_ctl);padding:var(--_1) var(--_3);border-radius:var(--_rs);cursor:pointer}
.combobox-pop li[aria-selected=true]{background:var(--_brand-tint);outline:2px solid transparent}
@media(hover:hover){.combobox-pop li:hover{background:var(--_brand-tint)}}
.combobox-pop li>span{min-inline-size:0;overflow-wrap:anywhere}.combobox-pop small{display:block;font-size:var(--_small);color:var(--_ink-2)}
.combobox-pop .icon{color:var(--_ink-2)}.combobox-pop mark{color:var(--_brand-text)}`;
