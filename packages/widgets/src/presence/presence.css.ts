export const presenceCss = `
.present { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; flex-basis: 100%; font-size: 14px; color: var(--showroom-ink-soft); }
.present-person { display: inline-flex; align-items: center; gap: 6px; min-width: 0; padding: 2px 10px 2px 2px; border-radius: 999px; background: var(--showroom-sunken); color: var(--showroom-ink); font-size: 14px; overflow-wrap: anywhere; }
.checklist-opener .present-person { justify-self: start; grid-column: 1 / -1; }
`
