export const emptyStateCss = `
.empty { display: grid; justify-items: center; gap: 12px; padding: 40px 16px; text-align: center; color: var(--showroom-ink-soft); }
.empty .title { font-size: 18px; color: var(--showroom-ink); max-width: 40ch; text-wrap: balance; }
.empty .lit { stroke: var(--showroom-accent-ink); }
`
