/** Cards, and the strips of cards: used by the list, the shop’s front and below a product. */
export const cardCss = `
.card { position: relative; display: flex; flex-direction: column; min-width: 0; height: 100%; }
.card-picture { position: relative; aspect-ratio: 4 / 5; overflow: hidden; border-radius: var(--showroom-radius); background: var(--showroom-sunken); }
.card-picture .picture, .card-back { width: 100%; height: 100%; }
.card-back { position: absolute; inset: 0; display: none; }
.card-back .picture { background: none !important; }
.card:hover .card-back, .card:focus-within .card-back { display: block; }
.card-saving { position: absolute; inset-block-start: 10px; inset-inline-start: 10px; padding: 3px 10px; border-radius: 999px; background: var(--showroom-surface); color: var(--showroom-accent-ink); font-size: 12px; font-weight: 600; line-height: 18px; }
.card-featured { inset-block: auto 10px; }
.card-swatches { display: flex; align-items: center; height: 24px; margin-block-start: 8px; margin-inline-start: -5px; position: relative; z-index: 1; }
.rail:has(.card-dot) .card:not(:has(.card-dot)) .card-picture { margin-bottom: 32px; }
@container shelf (min-width: 340px) { .shelf:has(.card-dot) .card:not(:has(.card-dot)) .card-picture { margin-bottom: 32px; } }
.card-swatch { display: grid; place-items: center; width: 24px; height: 24px; border-radius: 999px; }
.card-dot { display: block; background: currentColor; width: 14px; height: 14px; border-radius: 999px; box-shadow: inset 0 0 0 1px rgb(0 0 0 / 16%); forced-color-adjust: none; transition: transform 120ms ease-out; }
.card-swatch:hover .card-dot { transform: scale(1.25); }
.card-more { font-size: 12px; color: var(--showroom-ink-soft); padding-inline-start: 4px; }
.card-name { margin-top: 2px; font-family: var(--showroom-font, inherit); font-weight: 500; font-size: 16px; line-height: 22px; letter-spacing: 0; }
.card-link { all: unset; cursor: pointer; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
.card-link::after { content: ''; position: absolute; inset: 0; border-radius: var(--showroom-radius); }
.card-link:focus-visible::after { outline: 2px solid var(--showroom-focus); outline-offset: 4px; }
.card:hover .card-link { text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px; }
.card > .about { margin-top: 2px; font-size: 13px; line-height: 18px; color: var(--showroom-ink-soft); }
.card-skeleton { display: grid; gap: 8px; padding-top: 16px; }
.card-foot { display: flex; align-items: center; justify-content: space-between; gap: 8px; margin-top: auto; padding-top: 8px; min-height: 40px; }
.quick-add { position: relative; z-index: 1; display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-width: 40px; height: 40px; padding: 0 12px; border: 1px solid var(--showroom-line); border-radius: 999px; background: var(--showroom-surface); color: var(--showroom-accent-ink); font: inherit; font-size: 14px; font-weight: 600; cursor: pointer; transition: background-color 120ms ease-out; }
.quick-add:hover { background: var(--showroom-accent-tint); border-color: var(--showroom-accent-border); }
.quick-add:focus-visible, .card-swatch:focus-visible, .rail-button:focus-visible { outline: 2px solid var(--showroom-focus); outline-offset: 2px; }
.quick-add-sign { font-size: 18px; line-height: 1; font-weight: 400; }
.quick-add-text { display: none; }
@media (pointer: coarse) { .quick-add { min-width: 44px; height: 44px; } }
@media (prefers-reduced-motion: reduce) { .card-dot { transition: none; } }
@media print { .quick-add, .card-swatches { display: none; } }
`

export const railCss = `
.rail { margin-top: 48px; }
.rail-head { display: flex; align-items: center; justify-content: space-between; gap: 16px; margin-bottom: 16px; }
.rail-title { font-size: 24px; }
.rail-buttons { display: flex; gap: 8px; }
.rail-button { display: grid; place-items: center; width: 44px; height: 44px; border: 1px solid var(--showroom-line); border-radius: 50%; background: var(--showroom-surface); }
.rail-button:first-child svg { rotate: 180deg; }
.rail-button:dir(rtl) svg { scale: -1 1; }
.rail-button:hover { border-color: var(--showroom-accent-border); }
.rail-list { display: flex; gap: 20px; padding: 6px; margin-inline: -6px 0; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding-inline: 6px; scroll-behavior: smooth; scrollbar-width: thin; }
.rail-item { flex: 0 0 min(220px, 62%); scroll-snap-align: start; }
@media (prefers-reduced-motion: reduce) { .rail-list { scroll-behavior: auto; } }
`
