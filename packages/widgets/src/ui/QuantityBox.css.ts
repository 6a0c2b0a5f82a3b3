export const quantityBoxCss = `
.quantity {
  display: inline-flex; align-items: stretch; height: 44px; border: 1px solid var(--showroom-ink-soft);
  border-radius: 999px; background: var(--showroom-surface); overflow: clip;
}
.quantity:focus-within { outline: 2px solid var(--showroom-focus); outline-offset: 1px; }
.quantity button { display: grid; place-items: center; width: 44px; outline-offset: -4px; }
.quantity button:disabled { cursor: not-allowed; opacity: .4; }
.quantity input { width: 48px; border: 0; background: none; text-align: center; font-weight: 600; font-variant-numeric: tabular-nums; outline: none; padding: 0; }
.quantity[aria-busy=true] { border-style: dashed; }
@media (hover: hover) { .quantity button:not(:disabled):hover { background: var(--showroom-sunken); } }
`
