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
/* The height that each has had by then; what is cut off leaves room for a focus ring. */
.shelf.is-long > li { contain-intrinsic-block-size: auto 420px; }
.shelf.is-laid-out > li { content-visibility: auto; padding: 6px; margin: -6px; }
.products .pagination { margin-top: 40px; }
.facet-skeleton { display: grid; gap: 12px; padding-bottom: 28px; }
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
/* What only a script could answer is no use without one. */
@media (scripting: none) { .products-side, .toolbar, .products .search, .products .pagination { display: none; } .products-body { display: block; } }
@media print { .products-side, .toolbar, .products .pagination { display: none; } }
`
