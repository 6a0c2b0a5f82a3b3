export const ordersCss = `
.orders, .orders .page { display: grid; gap: 16px; }
.order { display: grid; gap: 8px; padding: 20px; border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); background: var(--showroom-surface); }
.order > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
.order h3 { font-size: 18px; overflow-wrap: anywhere; }
.order h4 { margin: 0; font-size: 15px; font-weight: 600; }
.order .about, .order .hint, .order .delivery header p { font-size: 14px; color: var(--showroom-ink-soft); }
.order .pictures { display: flex; flex-wrap: wrap; gap: 8px; }
.order .picture { width: 64px; aspect-ratio: 4 / 5; border-radius: 4px; }
.order .next { font-weight: 500; }
.order .total, .order .sums > div { display: flex; justify-content: space-between; gap: 16px; font-variant-numeric: tabular-nums; }
.order .ways, .empty .ways { display: flex; flex-wrap: wrap; gap: 4px 20px; }
.empty .ways { justify-content: center; gap: 12px; }
.order .ways .button { padding-inline: 0; min-height: 44px; }
.order .details { display: grid; gap: 20px; padding-top: 16px; border-top: 1px solid var(--showroom-line); }
.order .details.failed { gap: 4px; justify-items: start; color: var(--showroom-danger); }
.order .delivery header { display: grid; gap: 2px; padding-bottom: 8px; }
.ordered { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 4px 16px; padding-block: 12px; border-top: 1px solid var(--showroom-line); }
.ordered .what { display: grid; gap: 2px; justify-items: start; align-content: start; }
.ordered .maker { font-size: 12px; letter-spacing: .08em; text-transform: uppercase; color: var(--showroom-ink-soft); }
.ordered .name { font-weight: 600; line-height: 1.35; }
.ordered .amount { font-weight: 600; font-variant-numeric: tabular-nums; }
.order .sums { display: grid; gap: 6px; }
.order .sums small { font-size: 14px; color: var(--showroom-ink-soft); }
.order .sums dd { margin: 0; font-weight: 600; }
.status { display: inline-flex; align-items: center; gap: 6px; padding: 2px 10px; border-radius: 999px; font-size: 14px; font-weight: 500; background: var(--showroom-sunken); color: var(--showroom-ink); }
.status::before { content: ""; flex: none; width: 8px; height: 8px; border-radius: 50%; background: var(--showroom-ink-soft); }
.status[data-tone=moving] { background: var(--showroom-info-tint); }
.status[data-tone=moving]::before { background: var(--showroom-info); }
.status[data-tone=asking] { background: var(--showroom-warning-tint); }
.status[data-tone=asking]::before { background: var(--showroom-warning); }
.status[data-tone=done] { background: var(--showroom-success-tint); }
.status[data-tone=done]::before { background: var(--showroom-success); }
.status[data-tone=bad] { background: var(--showroom-danger-tint); }
.status[data-tone=bad]::before { background: var(--showroom-danger); }
.orders .older { text-align: center; }
@media (forced-colors: active) { .status { border: 1px solid; } .status::before { background: CanvasText; } }
@container showroom (max-width: 359px) {
  .order { padding: 16px; }
  .ordered { grid-template-columns: 48px minmax(0, 1fr); }
  .ordered .picture { width: 48px; }
  .ordered .amount { grid-column: 2; }
}
`
