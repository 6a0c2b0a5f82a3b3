export const paginationCss = `
.pagination { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 8px; font-variant-numeric: tabular-nums; }
.pagination ol { display: flex; }
.pagination li.gap::before { content: '…'; padding-inline: 6px; color: var(--showroom-ink-soft); }
.pagination li button, .pagination .turn { display: inline-grid; place-items: center; min-width: 40px; height: 44px; border-radius: 999px; }
.pagination .turn:first-child svg { rotate: 180deg; }
.pagination .turn:dir(rtl) svg { scale: -1 1; }
.pagination [aria-current] { background: var(--showroom-accent); color: var(--showroom-on-accent); font-weight: 600; }
.pagination :disabled { opacity: .4; cursor: not-allowed; }
.pagination form { display: flex; align-items: center; gap: 8px; margin-inline-start: 12px; }
.pagination label { font-size: 14px; color: var(--showroom-ink-soft); }
.pagination input { width: 56px; height: 40px; margin-inline-start: 8px; padding: 4px 8px; text-align: center; border: 1px solid var(--showroom-ink-soft); border-radius: 4px; background: var(--showroom-surface); color: var(--showroom-ink); }
@media (hover: hover) { .pagination li button:not([aria-current]):hover, .pagination .turn:not(:disabled):hover { background: var(--showroom-sunken); } }
`
