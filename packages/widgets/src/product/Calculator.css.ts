export const calculatorCss = `
.calculator, .room { display: grid; grid-template-columns: minmax(0, 1fr); }
.calculator { gap: 12px; padding: 16px; }
.calculator h2 { font-family: var(--showroom-font, inherit); font-weight: 600; font-size: 16px; line-height: 24px; letter-spacing: 0; }
.room { gap: 10px; }
.room + .room { padding-top: 12px; border-top: 1px solid var(--showroom-line); }
.ways { display: grid; grid-template-columns: 1fr 1fr; padding: 3px; border-radius: 999px; background: var(--showroom-sunken); }
.way { min-height: 38px; padding: 0 8px; border-radius: 999px; text-align: center; font-size: 14px; color: var(--showroom-ink-soft); }
.way[aria-pressed=true] { background: var(--showroom-surface); color: var(--showroom-ink); font-weight: 600; box-shadow: 0 1px 3px rgb(0 0 0 / .12); }
.number { display: flex; align-items: center; gap: 6px; height: 48px; padding-inline: 12px; border: 1px solid var(--showroom-ink-soft); border-radius: 4px; background: var(--showroom-surface); color: var(--showroom-ink-soft); font-size: 15px; }
.number:focus-within { outline: 2px solid var(--showroom-focus); outline-offset: 1px; }
.number input { flex: 1; min-width: 0; width: 100%; height: 100%; padding: 0; border: 0; background: none; outline: none; font-size: 16px; color: var(--showroom-ink); font-variant-numeric: tabular-nums; }
.room > .button.quiet, .rooms-foot .button.quiet { justify-self: start; padding-inline: 0; font-size: 14px; }
.rooms-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; font-variant-numeric: tabular-nums; }
.waste { display: grid; grid-template-columns: 3fr 2fr; gap: 12px; padding-top: 12px; border-top: 1px solid var(--showroom-line); align-items: start; }
.labelled { display: grid; gap: 4px; font-size: 14px; }
.labelled > label, .labelled > span:first-child { font-weight: 600; }
.labelled select { width: 100%; height: 48px; padding-inline: 10px; border: 1px solid var(--showroom-ink-soft); border-radius: 4px; background: var(--showroom-surface); font-size: 16px; }
.labelled:only-child { grid-column: 1 / -1; }
.waste-hint { color: var(--showroom-ink-soft); }
.outcome { padding: 16px; background: var(--showroom-sunken); font-size: 15px; font-variant-numeric: tabular-nums; }
.outcome-covers { font-size: 18px; line-height: 26px; font-weight: 600; }
.product .tip { margin-top: 8px; font-size: 14px; }
.product .tip.is-warning { color: var(--showroom-warning); font-weight: 500; }
.buy { display: grid; gap: 12px; margin-top: 20px; }
.buy-row { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 16px; }
.buy-label { display: block; font-size: 14px; font-weight: 600; margin-bottom: 4px; }
.buy-total { text-align: end; }
.buy-total strong { font-size: 28px; line-height: 40px; font-weight: 600; letter-spacing: -.01em; font-variant-numeric: tabular-nums; }
.buy .button.primary { min-height: 52px; font-size: 16px; }
.promises { border-top: 1px solid var(--showroom-line); }
.promises > li { padding-block: 10px; border-bottom: 1px solid var(--showroom-line); font-size: 15px; }
.promises .stock { font-size: 15px; color: var(--showroom-ink); }
.promises .is-warning { color: var(--showroom-warning); }
.mix-lots { display: flex; align-items: center; gap: 10px; min-height: 40px; font-size: 15px; cursor: pointer; }
.mix-lots input { width: 18px; height: 18px; accent-color: var(--showroom-accent); }
@media print { .buy .button { display: none; } }
`
