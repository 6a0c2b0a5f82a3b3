export const productCss = `
.product { outline: none; scroll-margin-top: var(--showroom-sticky-offset, 16px); }
.product[aria-busy=true] .product-columns { opacity: .6; transition: opacity .14s ease-out; }
.product .soft { font-size: 14px; color: var(--showroom-ink-soft); }
.product-columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; }
.product-right { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 4px; min-width: 0; }
.product-right .card-maker { margin: 0; }
.product .view-heading { font-size: clamp(26px, 3.4cqi, 40px); }
.stage { position: relative; }
.strip { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none; border-radius: var(--showroom-radius); }
.strip::-webkit-scrollbar { display: none; }
.strip li { flex: 0 0 100%; scroll-snap-align: start; }
.stage, .stage-picture { display: block; width: 100%; aspect-ratio: 1; }
.stage-picture { cursor: zoom-in; outline-offset: -4px; border-radius: var(--showroom-radius); overflow: hidden; }
.stage .picture { height: 100%; }
.gallery-turn { position: absolute; inset-block-start: calc(50% - 22px); display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: var(--showroom-surface); color: var(--showroom-ink); box-shadow: 0 2px 12px rgb(0 0 0 / .14); }
.gallery-turn.back { inset-inline-start: 12px; }
.gallery-turn.back svg { rotate: 180deg; }
.gallery-turn:dir(rtl) svg { scale: -1 1; }
.gallery-turn.on { inset-inline-end: 12px; }
.gallery-turn:disabled { visibility: hidden; }
.thumbs { display: flex; gap: 8px; margin-block-start: 9px; margin-inline-start: -3px; padding: 3px; overflow-x: auto; }
.thumb { display: block; width: 64px; border-radius: 6px; overflow: hidden; }
.thumb .picture { aspect-ratio: 1; }
.thumb[aria-current=true] { box-shadow: 0 0 0 1px var(--showroom-paper), 0 0 0 3px var(--showroom-accent-border); }
.large { position: relative; display: grid; place-items: center; }
.large .picture { width: min(100%, 76dvh); }
.product .note { margin-top: 12px; }
.product-price { margin-top: 4px; }
.product-price .card-main-price strong { font-size: 28px; line-height: 36px; letter-spacing: -.01em; }
.product-price .card-main-price s { display: none; }
.product-price .card-unit-price { font-size: 15px; }
.product .saving { font-size: 14px; font-weight: 600; color: var(--showroom-accent-ink); }
.variant { margin-top: 16px; }
.variant-name { display: flex; gap: 8px; font-size: 14px; font-weight: 600; }
.variant-value { font-weight: 400; color: var(--showroom-ink-soft); }
.variant-options { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.option { display: inline-grid; place-items: center; min-width: 44px; min-height: 44px; padding: 0 14px; border: 1px solid var(--showroom-line); border-radius: 999px; background: var(--showroom-surface); color: var(--showroom-ink); font-size: 15px; text-decoration: none; }
.option:hover { border-color: var(--showroom-ink-soft); }
.option-color { padding: 4px; border-radius: 50%; }
.variant-color { display: block; background: currentColor; width: 34px; height: 34px; border-radius: 50%; box-shadow: inset 0 0 0 1px rgb(0 0 0 / .14); forced-color-adjust: none; }
.option[aria-current] { border-color: var(--showroom-accent-border); box-shadow: inset 0 0 0 1px var(--showroom-accent-border); }
.option.is-gone { position: relative; overflow: hidden; color: var(--showroom-ink-soft); border-style: dashed; background: none; }
.option.is-gone::after { content: ''; position: absolute; inset: 50% -10% auto; border-top: 1px solid var(--showroom-ink-soft); rotate: -32deg; }
.option.is-gone .variant-color { opacity: .35; }
.measure { container: measure / inline-size; margin-top: 20px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); overflow: clip; }
.product .measure > p, .product .measure > h2, .substitute { padding: 16px; }
.skeleton-lines { gap: 16px; }
.stage .skeleton { border-radius: var(--showroom-radius); }
@container showroom (min-width: 860px) {
  .product-columns { grid-template-columns: minmax(0, 11fr) minmax(340px, 9fr); gap: 8px clamp(32px, 5cqi, 72px); grid-template-rows: auto 1fr; }
  .product-left { grid-column: 1; }
  .product-right { grid-column: 2; grid-row: 1 / span 2; }
  .facts { grid-column: 1; margin-top: 24px; }
}
@media print { .gallery-turn, .thumbs, .rail { display: none; } }
`
