export const categoriesCss = `
.categories { display: grid; gap: 48px; }
.categories h2, .categories .title { margin-bottom: 16px; }
.categories h2 { font-size: 28px; }
.tiles { display: grid; gap: 20px 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 136px), 1fr)); }
.tile { display: grid; gap: 2px; width: 100%; color: var(--showroom-ink); text-decoration: none; border-radius: var(--showroom-radius); }
.tile .wall, .tiles .waiting .skeleton:first-child { display: block; aspect-ratio: 4 / 5; margin-bottom: 8px; border-radius: var(--showroom-radius); overflow: hidden; background: linear-gradient(160deg, var(--showroom-sunken), var(--showroom-line)); }
.tile img { width: 100%; height: 100%; object-fit: cover; transition: scale .24s ease-out; }
.tile .name { font-weight: 600; line-height: 1.3; }
.tile .count { font-size: 14px; color: var(--showroom-ink-soft); font-variant-numeric: tabular-nums; }
@media (hover: hover) { .tile:hover .name { text-decoration: underline; text-underline-offset: 3px; } .tile:hover img { scale: 1.03; } }
.carousel { display: grid; grid-template-columns: 1fr auto auto; gap: 8px; }
.carousel .row { grid-column: 1 / -1; grid-template-columns: none; grid-auto-flow: column; grid-auto-columns: clamp(132px, 42cqi, 216px); overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: thin; padding: 4px 4px 12px; margin-inline: -4px 0; scroll-padding-inline: 4px; }
.carousel .row li { scroll-snap-align: start; }
.carousel .button { border-color: var(--showroom-line); }
.carousel.fits .button { visibility: hidden; }
.carousel .button:nth-of-type(1) { grid-column: 2; }
.carousel .button:nth-of-type(1) svg { rotate: 180deg; }
.carousel .button:dir(rtl) svg { scale: -1 1; }
@container showroom (min-width: 640px) { .tiles { gap: 28px 20px; grid-template-columns: repeat(auto-fill, minmax(184px, 1fr)); } }
`
