/** As a tag of its own it stands in a line of the page's header, and is no taller than its button there. */
export const cartButtonTagCss = `
:host { display: inline-block !important; line-height: 0 !important; }
.root { display: inline-block; container-type: normal; }
`

export const cartButtonCss = `
.cart-button { position: relative; display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; color: var(--showroom-ink); }
.badge {
  position: absolute; inset-block-start: 0; inset-inline-end: 0; min-width: 20px; height: 20px; padding-inline: 5px; border-radius: 999px;
  background: var(--showroom-accent); color: var(--showroom-on-accent); font-size: 12px; font-weight: 600; line-height: 20px; text-align: center;
  font-variant-numeric: tabular-nums; animation: land .24s ease-out;
}
.problem { position: absolute; inset-block-start: 100%; inset-inline-end: 0; z-index: 1; width: 220px; padding: 8px 12px; border-radius: 4px; background: var(--showroom-danger-tint); color: var(--showroom-ink); font-size: 14px; }
@keyframes land { from { scale: .5; } 60% { scale: 1.15; } }
@media (hover: hover) { .cart-button:hover { background: var(--showroom-sunken); } }
@media (forced-colors: active) { .badge { border: 1px solid; } }
`
