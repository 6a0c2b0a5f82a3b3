/** What a card and the page of a product both say: maker, price, stock. */
export const goodsCss = `
.card-maker { margin-top: 8px; font-size: 12px; line-height: 16px; letter-spacing: .08em; text-transform: uppercase; color: var(--showroom-ink-soft); }
.card-price { margin-top: 8px; font-variant-numeric: tabular-nums; }
.card-main-price { display: flex; align-items: baseline; flex-wrap: wrap; gap: 0 6px; }
.card-main-price strong { font-size: 18px; line-height: 24px; font-weight: 600; }
.card-per, .card-main-price s, .card-unit-price { font-size: 14px; line-height: 20px; color: var(--showroom-ink-soft); }
.card-unit-price { font-size: 13px; text-wrap: balance; }
.stock { display: flex; align-items: center; gap: 7px; font-size: 13px; line-height: 18px; color: var(--showroom-ink-soft); }
.stock::before { content: ''; flex: none; width: 7px; height: 7px; border-radius: 999px; background: var(--showroom-info); }
.stock-in_stock::before { background: var(--showroom-success); }
.stock-low { color: var(--showroom-warning); }
.stock-low::before, .stock-backorder::before { background: var(--showroom-warning); }
.stock-discontinued::before { background: var(--showroom-danger); }
`

/** Headings and ways back, the same in every view. */
export const placeCss = `
.view-heading { font-size: clamp(26px, 4cqi, 36px); line-height: 1.15; overflow-wrap: anywhere; }
.view-heading:focus { outline: none; }
.view-heading:focus-visible { outline: 2px solid var(--showroom-focus); outline-offset: 4px; }
.breadcrumb ol, .breadcrumb li { display: flex; flex-wrap: wrap; align-items: center; }
.breadcrumb li:not(:last-child)::after { content: '/'; padding-inline: 8px; color: var(--showroom-ink-soft); }
.breadcrumb { margin-bottom: 8px; }
.breadcrumb.is-late { height: 32px; }
.crumb { display: inline-flex; align-items: center; min-height: 32px; font-size: 14px; color: var(--showroom-ink-soft); text-decoration: none; }
.crumb:hover { color: var(--showroom-ink); text-decoration: underline; }
`
