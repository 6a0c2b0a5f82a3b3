export const priceCss = `
.price { font-variant-numeric: tabular-nums; white-space: nowrap; }
.price .amount { font-weight: 600; }
.price .per { color: var(--showroom-ink-soft); font-size: 14px; }
.price.small { font-size: 14px; }
.price.large .amount { font-size: 28px; letter-spacing: -0.01em; }
`
