export const shopFrontCss = `
.shop-front { scroll-margin-top: var(--showroom-sticky-offset, 0px); }
.shop-header { overflow-anchor: none; display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 8px 24px; padding-bottom: 16px; margin-bottom: 24px; border-bottom: 1px solid var(--showroom-line); position: relative; }
.shop-home { display: inline-flex; align-items: center; justify-self: start; min-height: 44px; max-width: 100%; font-family: var(--showroom-heading-font, var(--showroom-font, inherit)); font-weight: 600; font-size: 20px; line-height: 1.2; color: var(--showroom-ink); text-decoration: none; }
.shop-home img { height: 40px; width: auto; max-width: 220px; object-fit: contain; object-position: left center; }
.shop-header .search { grid-column: 1 / -1; grid-row: 2; }
.shop-welcome { margin-bottom: 32px; }
.shop-welcome .view-heading { font-size: clamp(30px, 5cqi, 48px); }
.shop-view { min-height: min(100vh, 1000px); }
.shop-waiting { overflow-anchor: none; display: grid; gap: 24px; }
.shop-footer { margin-top: 56px; padding-block: 16px; border-top: 1px solid var(--showroom-line); font-size: 14px; color: var(--showroom-ink-soft); }
@container showroom (min-width: 640px) {
  .shop-header { grid-template-columns: auto minmax(0, 1fr) auto; }
  .shop-header .search { grid-column: 2; grid-row: 1; justify-self: end; width: min(100%, 420px); }
}
@media print { .shop-header .search, .shop-footer { display: none; } }
`
