export const skeletonCss = `
.skeleton { display: block; max-width: 100%; border-radius: 4px; background: var(--showroom-sunken); animation: breathe 1.6s ease-in-out infinite alternate; }
@keyframes breathe { from { opacity: .55; } }
`
