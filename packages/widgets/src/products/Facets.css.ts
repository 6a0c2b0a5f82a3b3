export const facetsCss = `
.products .facet { border-top: 1px solid var(--showroom-line); padding-block: 4px; }
.products .facet:first-child { border-top: 0; }
.facet-name { display: flex; align-items: center; min-height: 44px; font-family: var(--showroom-font, inherit); font-weight: 600; font-size: 15px; line-height: 20px; letter-spacing: 0; cursor: pointer; list-style: none; }
h2.facet-name { cursor: auto; }
.facet-name::-webkit-details-marker { display: none; }
summary.facet-name::after { content: ''; width: 7px; height: 7px; margin-inline: auto 4px; border: solid; border-width: 0 1.5px 1.5px 0; rotate: 45deg; transition: rotate .14s ease-out; }
[open] > summary.facet-name::after { rotate: 225deg; }
.facet-unit { font-weight: 400; color: var(--showroom-ink-soft); white-space: pre; }
.facet-values { padding-bottom: 8px; }
.facet-value { display: flex; align-items: center; gap: 10px; min-height: 32px; padding-block: 5px; font-size: 15px; line-height: 20px; cursor: pointer; }
.facet-value input { flex: none; width: 18px; height: 18px; accent-color: var(--showroom-accent); cursor: inherit; }
.facet-value.is-none { cursor: default; color: var(--showroom-ink-soft); }
.facet-color { flex: none; width: 16px; height: 16px; border-radius: 50%; box-shadow: inset 0 0 0 1px rgb(0 0 0 / .18); forced-color-adjust: none; }
.facet-label { min-width: 0; overflow-wrap: anywhere; }
.facet-count { margin-inline-start: auto; padding-inline: 8px 4px; font-size: 14px; color: var(--showroom-ink-soft); font-variant-numeric: tabular-nums; }
.facet-more { min-height: 36px; margin-bottom: 8px; font-size: 14px; color: var(--showroom-accent-ink); text-decoration: underline; text-underline-offset: 3px; }
.price-range { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding-bottom: 16px; }
.price-range .button { grid-column: 1 / -1; }
.price-field label { font-size: 14px; color: var(--showroom-ink-soft); }
.price-box { display: flex; align-items: center; gap: 4px; height: 44px; margin-top: 2px; padding-inline: 10px; border: 1px solid var(--showroom-ink-soft); border-radius: 4px; background: var(--showroom-surface); }
.price-box:focus-within { outline: 2px solid var(--showroom-focus); outline-offset: 1px; }
.price-box input { width: 100%; min-width: 0; height: 100%; padding: 0; border: 0; background: none; font-size: 16px; outline: none; font-variant-numeric: tabular-nums; }
.price-box input::placeholder { color: var(--showroom-ink-soft); opacity: 1; }
@media (pointer: coarse) { .facet-value, .facet-more { min-height: 44px; } }
`
