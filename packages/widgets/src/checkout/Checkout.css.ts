export const checkoutCss = `
.warnings { display: grid; gap: 8px; padding-top: 8px; }
.warnings li { display: grid; grid-template-columns: auto 1fr; gap: 0 10px; align-items: center; padding: 8px 12px; border-radius: 4px; background: var(--showroom-warning-tint); font-size: 14px; }
.warnings svg { color: var(--showroom-warning); }
.warnings .settle { grid-column: 2; display: flex; flex-wrap: wrap; gap: 0 16px; }
.warnings .settle .button { padding-inline: 0; font-size: 14px; color: var(--showroom-ink); font-weight: 600; }
.to-pay, .choices, .way { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; min-width: 0; }
.way { gap: 4px; padding-block: 12px; }
.way label { font-size: 14px; font-weight: 600; }
.way select { width: 100%; max-width: 420px; min-height: 44px; padding: 8px 12px; border: 1px solid var(--showroom-ink-soft); border-radius: 4px; background: var(--showroom-surface); font-size: 16px; text-overflow: ellipsis; }
.way[aria-busy=true], .sums[aria-busy=true] dd { opacity: .45; }
.choices { gap: 16px; padding-bottom: 16px; border-bottom: 1px solid var(--showroom-line); }
.choices .one .button { min-height: 44px; margin-inline-end: 4px; }
.coupon { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 16px; padding: 8px 12px; border-radius: 4px; background: var(--showroom-success-tint); }
.coupon .button { min-height: 44px; color: var(--showroom-ink); }
.coupon .about { grid-column: 1 / -1; }
.to-pay .about, .way .about, .review .about, .choices .about { font-size: 14px; color: var(--showroom-ink-soft); }
.coupon p.about, .to-pay .coupon .about { color: var(--showroom-ink); }
.way .error { font-size: 14px; color: var(--showroom-danger); }
.sums { display: grid; gap: 8px; font-variant-numeric: tabular-nums; }
.sums .sum { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; }
.sums dd { margin: 0; text-align: end; }
.sums .unknown { font-size: 14px; color: var(--showroom-ink-soft); }
.sums .whole { font-size: 18px; font-weight: 600; }
.sums .sum + .whole { padding-top: 10px; border-top: 1px solid var(--showroom-line); }
.to-pay .note { padding: 8px 12px; border-radius: 4px; background: var(--showroom-info-tint); font-size: 14px; }
.to-pay .note .button { padding-inline: 0; color: var(--showroom-ink); }
.review { display: grid; gap: 32px; align-items: start; }
.review .vendors { display: grid; gap: 32px; min-width: 0; }
.review h3 { padding-bottom: 10px; border-bottom: 1px solid var(--showroom-line); font-size: 18px; }
.reviewed { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; gap: 4px 16px; padding-block: 16px; border-bottom: 1px solid var(--showroom-line); }
.reviewed .picture { width: 64px; aspect-ratio: 4 / 5; border-radius: 4px; }
.reviewed .maker { font-size: 12px; letter-spacing: .08em; text-transform: uppercase; color: var(--showroom-ink-soft); }
.reviewed .name { font-weight: 600; line-height: 1.35; }
.reviewed .amount { font-weight: 600; font-variant-numeric: tabular-nums; }
.review > .to-pay { padding: 20px; background: var(--showroom-surface); border: 1px solid var(--showroom-line); border-radius: var(--showroom-radius); }
.placed { display: grid; gap: 8px; padding: 40px 16px; text-align: center; }
.placed .title { font-size: 22px; }
@container showroom (max-width: 359px) {
  .reviewed { grid-template-columns: 48px minmax(0, 1fr); }
  .reviewed .picture { width: 48px; }
  .reviewed .amount { grid-column: 2; }
}
@container showroom (min-width: 960px) {
  .review { grid-template-columns: minmax(0, 1fr) 340px; gap: 48px; }
  .review > .to-pay { position: sticky; inset-block-start: calc(var(--showroom-sticky-offset, 0px) + 24px); }
}
`
