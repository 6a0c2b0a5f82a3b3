export const cartCss = `
.cart, .summary { grid-template-columns: minmax(0, 1fr); }
.cart { display: grid; gap: 32px; align-items: start; }
.vendors { display: grid; gap: 32px; min-width: 0; }
/* As high as the skeleton: most visitors have no cart yet, and nothing jumps when that is known. */
.cart .empty { min-height: 323px; align-content: center; }
.vendor header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; padding-bottom: 10px; border-bottom: 1px solid var(--showroom-line); }
.vendor h2 { font-size: 18px; }
.vendor header p { font-size: 14px; color: var(--showroom-ink-soft); }
.line {
  display: grid; gap: 4px 16px; padding-block: 20px; border-bottom: 1px solid var(--showroom-line);
  grid-template-columns: 80px minmax(0, 1fr) auto; transition: opacity .14s ease-out;
}
.line .picture { grid-row: 1 / span 2; aspect-ratio: 4 / 5; width: 80px; align-self: start; border-radius: 4px; }
.line .what { grid-column: 2 / -1; display: grid; gap: 2px; justify-items: start; align-content: start; }
.line .maker { font-size: 12px; letter-spacing: .08em; text-transform: uppercase; color: var(--showroom-ink-soft); }
.line .name { color: var(--showroom-ink); font-weight: 600; text-decoration: none; line-height: 1.35; }
.line .unit { display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 14px; }
.line .unit .amount { font-weight: 500; }
.line .unit s { color: var(--showroom-ink-soft); }
.line .about, .line .lot, .line .measured, .line .covers { font-size: 14px; color: var(--showroom-ink-soft); }
.line .lot { color: var(--showroom-success); }
.line .how-much { grid-column: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding-top: 8px; }
.line .total { grid-column: 3; align-self: center; padding-top: 8px; font-weight: 600; font-variant-numeric: tabular-nums; text-align: end; }
.line[aria-busy=true] .total, .line[aria-busy=true] .covers { opacity: .45; }
.line .button.remove { grid-column: 2; justify-self: start; padding-inline: 0; font-size: 14px; color: var(--showroom-ink-soft); }
.subtotal { display: flex; justify-content: space-between; gap: 16px; font-variant-numeric: tabular-nums; }
.subtotal { padding-top: 12px; font-size: 14px; }
.summary { display: grid; gap: 16px; }
.line .later { grid-column: 1 / -1; }
.later[data-shows=sums]:empty { min-height: 223px; }
.later[data-shows=delivery]:empty { min-height: 74px; }
.later[data-shows=choices]:empty { min-height: 212px; }
.cart > .summary { padding: 20px; background: var(--showroom-surface); border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); }
@media (hover: hover) { .line .name:hover { text-decoration: underline; text-underline-offset: 3px; } }
@container showroom (min-width: 720px) {
  .cart:not(.narrow) .line { grid-template-columns: 96px minmax(0, 1fr) auto 112px; }
  .cart:not(.narrow) .line .picture { width: 96px; }
  .cart:not(.narrow) .line .what { grid-column: 2; grid-row: 1; }
  .cart:not(.narrow) .line .how-much { grid-column: 3; grid-row: 1; flex-direction: column; align-items: center; align-self: start; padding-top: 0; }
  .cart:not(.narrow) .line .total { grid-column: 4; grid-row: 1; align-self: start; padding-top: 10px; }
  .cart:not(.narrow) .line .button.remove { grid-row: 2; }
}
@container showroom (min-width: 960px) {
  .cart:has(> .summary) { grid-template-columns: minmax(0, 1fr) 320px; gap: 48px; }
  .cart > .summary { position: sticky; inset-block-start: calc(var(--showroom-sticky-offset, 0px) + 24px); }
}
`
