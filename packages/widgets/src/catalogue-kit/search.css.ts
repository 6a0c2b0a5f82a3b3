export const searchCss = `
.search { display: flex; align-items: center; height: 48px; padding-inline: 16px 4px; border: 1px solid var(--showroom-ink-soft); border-radius: 999px; background: var(--showroom-surface); }
.search:focus-within { outline: 2px solid var(--showroom-focus); outline-offset: 1px; }
.search-text { flex: 1; min-width: 0; height: 100%; border: 0; background: none; padding: 0; font-size: 16px; outline: none; }
.search-text::placeholder { color: var(--showroom-ink-soft); opacity: 1; }
.search-button { display: grid; place-items: center; flex: none; width: 40px; height: 40px; border-radius: 50%; color: var(--showroom-ink-soft); }
@media print { .search { display: none; } }
`
