/** The layer over the widget: a way back, the frame, and what stands there until it is ready. */
export const frameCss = `.root[hidden]{display:none!important}
.frame-bar{margin-block-end:var(--_4)}
.frame-back{display:inline-flex;align-items:center;gap:var(--_2);min-block-size:44px;padding-inline:var(--_4);border-radius:var(--_rs);font-weight:600;box-shadow:inset 0 0 0 1px var(--_line-field)}
.frame-back::before{content:"←";content:"←"/""}.frame-back:dir(rtl)::before{content:"→";content:"→"/""}
.frame-back:focus-visible{outline:2px solid var(--_ring);outline-offset:2px}
.frame-box{position:relative;min-block-size:640px}
.frame-box iframe{display:block;inline-size:calc(100% + 8px);margin:-4px;block-size:648px;border:0;background:none}
.frame-box:not(.is-ready) iframe{position:absolute;inset-block-start:0;opacity:0}
.frame-mark{position:absolute;inset-inline:0;pointer-events:none;scroll-margin-block:calc(var(--travel-header-offset,0px) + var(--_4)) var(--_4)}
.frame-wait{display:grid;gap:var(--_5);outline:none}.is-ready .frame-wait{display:none}
.frame-wait i{display:block;border-radius:var(--_rl);background:var(--_sunken);box-shadow:inset 0 0 0 1px var(--_line);block-size:400px}
.frame-wait i:first-of-type{inline-size:40%;block-size:2.2em}
.frame-wait b{position:absolute;inset-block-start:200px;inset-inline:0;text-align:center;font-weight:600;color:var(--_ink-2)}
.frame-dialog{all:revert;color-scheme:inherit;inline-size:min(440px,calc(100vw - 32px));max-block-size:calc(100dvh - 32px);margin:auto;padding:0;border:0;border-radius:var(--_rx);background:var(--_surface);color:var(--_ink);box-shadow:var(--_e3);overflow:auto}
.frame-dialog::backdrop{background:oklch(.2 .02 var(--_h)/.5)}
.frame-dialog .frame-bar{display:flex;justify-content:end;margin:0;padding:var(--_2)}
.frame-dialog .frame-back{box-shadow:none}.frame-dialog .frame-back::before{content:none}
.frame-dialog .frame-box{min-block-size:380px}.frame-dialog .frame-box iframe{inline-size:100%;margin:0;block-size:380px}
.frame-dialog .frame-wait{padding:var(--_5)}.frame-dialog .frame-wait i{block-size:56px}
@container(min-width:900px){.frame-wait{grid-template-columns:minmax(0,1fr) 372px}.frame-wait i:first-of-type{grid-column:1/-1}}`;
