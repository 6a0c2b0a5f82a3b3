export const faceCss = `
.face { display: inline-grid; place-items: center; flex: none; vertical-align: middle; width: 32px; height: 32px; overflow: hidden; border-radius: 50%; background: var(--showroom-accent-tint); color: var(--showroom-accent-ink); font-size: 12px; font-weight: 600; line-height: 1; }
.face[data-size="24"] { width: 24px; height: 24px; font-size: 10px; }
.face img { display: block; width: 100%; height: 100%; object-fit: cover; }
`
