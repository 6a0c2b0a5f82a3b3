/** What gives way is nothing that a browser should hold the page by, when something above it grows. */
export const skeletonCss = `
.skeleton { overflow-anchor: none; display: block; max-width: 100%; border-radius: 4px; background: var(--showroom-sunken); animation: breathe 1.6s ease-in-out infinite alternate; }
@keyframes breathe { from { opacity: .55; } }
`
