export const facetsCss = `
.facets details { border-bottom: 1px solid var(--showroom-line); }
.facets summary { display: flex; align-items: center; min-height: 44px; font-weight: 600; font-size: 15px; cursor: pointer; list-style: none; }
.facets summary::-webkit-details-marker { display: none; }
.facets summary::after { content: ''; width: 7px; height: 7px; margin-inline: auto 4px; border: solid; border-width: 0 1.5px 1.5px 0; rotate: 45deg; transition: rotate .14s ease-out; }
.facets [open] > summary::after { rotate: 225deg; }
.facets ul { padding-bottom: 12px; max-height: 264px; overflow: auto; }
.facets label { display: flex; align-items: center; gap: 10px; min-height: 32px; cursor: pointer; font-size: 15px; }
.facets input { width: 18px; height: 18px; accent-color: var(--showroom-accent); flex: none; }
.facets .count { margin-inline-start: auto; padding-inline-end: 4px; color: var(--showroom-ink-soft); font-size: 14px; font-variant-numeric: tabular-nums; }
@media (pointer: coarse) { .facets label { min-height: 44px; } }
`
