export const productsCss = `
.products { outline: none; scroll-margin-top: var(--showroom-sticky-offset, 16px); }
.products-head { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px 24px; align-items: end; margin-bottom: 20px; }
.products-total { color: var(--showroom-ink-soft); min-height: 24px; font-variant-numeric: tabular-nums; }
.products-head .search { margin-top: 8px; }
.products-side { display: none; }
.products-main { container: shelf / inline-size; min-width: 0; }
.toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; min-height: 44px; margin-bottom: 16px; }
.filter-button { min-height: 44px; padding: 0 20px; border: 1px solid var(--showroom-ink-soft); border-radius: 999px; background: var(--showroom-surface); font-weight: 600; font-size: 15px; }
.stock-toggle { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-size: 15px; cursor: pointer; }
.stock-toggle input { appearance: none; position: relative; width: 36px; height: 22px; flex: none; border: 1px solid var(--showroom-ink-soft); border-radius: 999px; background: var(--showroom-sunken); cursor: pointer; transition: background-color .14s ease-out; }
.stock-toggle input::after { content: ''; position: absolute; inset-block-start: 2px; inset-inline-start: 2px; width: 16px; height: 16px; border-radius: 50%; background: var(--showroom-ink-soft); transition: inset-inline-start .14s ease-out; }
.stock-toggle input:checked { background: var(--showroom-accent); border-color: var(--showroom-accent-border); }
.stock-toggle input:checked::after { inset-inline-start: 16px; background: var(--showroom-on-accent); }
.choice { display: flex; align-items: center; gap: 8px; font-size: 15px; }
.choice label { color: var(--showroom-ink-soft); }
.choice select { height: 44px; padding: 0 6px; border: 0; border-radius: 4px; background: transparent; font-weight: 600; cursor: pointer; field-sizing: content; }
.choice select option { background: var(--showroom-surface); color: var(--showroom-ink); }
.applied { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-bottom: 16px; }
.shelf { display: grid; grid-template-columns: 1fr; gap: 32px 20px; transition: opacity .14s ease-out; }
.shelf.is-late { opacity: .5; }
.products .pagination { margin-top: 40px; }
.products .facet { border-top: 1px solid var(--showroom-line); padding-block: 4px; }
.products-side .facet:first-child { border-top: 0; }
.facet-name { display: flex; align-items: center; min-height: 44px; font-family: var(--showroom-font, inherit); font-weight: 600; font-size: 15px; line-height: 20px; letter-spacing: 0; cursor: pointer; list-style: none; }
h2.facet-name { cursor: auto; }
.facet-name::-webkit-details-marker { display: none; }
summary.facet-name::after { content: ''; width: 7px; height: 7px; margin-inline: auto 4px; border: solid; border-width: 0 1.5px 1.5px 0; rotate: 45deg; transition: rotate .14s ease-out; }
[open] > summary.facet-name::after { rotate: 225deg; }
.facet-unit { font-weight: 400; color: var(--showroom-ink-soft); white-space: pre; }
.facet-values { padding-bottom: 8px; }
.facet-value { display: flex; align-items: center; gap: 10px; min-height: 32px; padding-block: 5px; font-size: 15px; line-height: 20px; cursor: pointer; }
.facet-value input { flex: none; width: 18px; height: 18px; accent-color: var(--showroom-accent); cursor: inherit; }
.facet-value.is-none { cursor: default; color: var(--showroom-ink-soft); }
.facet-color { flex: none; width: 16px; height: 16px; border-radius: 50%; box-shadow: inset 0 0 0 1px rgb(0 0 0 / .18); forced-color-adjust: none; }
.facet-label { min-width: 0; overflow-wrap: anywhere; }
.facet-count { margin-inline-start: auto; padding-inline: 8px 4px; font-size: 14px; color: var(--showroom-ink-soft); font-variant-numeric: tabular-nums; }
.facet-more { min-height: 36px; margin-bottom: 8px; font-size: 14px; color: var(--showroom-accent-ink); text-decoration: underline; text-underline-offset: 3px; }
.facet-skeleton { display: grid; gap: 12px; padding-bottom: 28px; }
.price-range { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding-bottom: 16px; }
.price-range .button { grid-column: 1 / -1; }
.price-field label { font-size: 14px; color: var(--showroom-ink-soft); }
.price-box { display: flex; align-items: center; gap: 4px; height: 44px; margin-top: 2px; padding-inline: 10px; border: 1px solid var(--showroom-ink-soft); border-radius: 4px; background: var(--showroom-surface); }
.price-box:focus-within { outline: 2px solid var(--showroom-focus); outline-offset: 1px; }
.price-box input { width: 100%; min-width: 0; height: 100%; padding: 0; border: 0; background: none; font-size: 16px; outline: none; font-variant-numeric: tabular-nums; }
.price-box input::placeholder { color: var(--showroom-ink-soft); opacity: 1; }
@container shelf (min-width: 340px) { .shelf { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 14px; } }
@container shelf (min-width: 640px) { .shelf { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: 20px; row-gap: 40px; } }
@container shelf (min-width: 960px) { .shelf { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
@container shelf (min-width: 1280px) { .shelf { grid-template-columns: repeat(5, minmax(0, 1fr)); } }
@container showroom (min-width: 640px) {
  .products-head { grid-template-columns: minmax(0, 1fr) minmax(280px, 360px); }
  .products-total { grid-row: 2; }
  .products-head .search { grid-row: 1 / span 2; grid-column: 2; margin: 0; }
}
@container showroom (min-width: 820px) {
  .products-body { display: grid; grid-template-columns: 232px minmax(0, 1fr); gap: 40px; }
  .products-side { display: block; }
  .filter-button { display: none; }
  .toolbar .choice:nth-last-child(2) { margin-inline-start: auto; }
}
@media (pointer: coarse) { .facet-value, .facet-more { min-height: 44px; } }
/* What only a script could answer is no use without one. */
@media (scripting: none) { .products-side, .toolbar, .products .search, .products .pagination { display: none; } .products-body { display: block; } }
@media print { .products-side, .toolbar, .products .pagination { display: none; } }
`
