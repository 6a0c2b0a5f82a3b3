export const pictureCss = `
.picture { display: block; overflow: hidden; background-color: var(--showroom-sunken); }
.picture img { width: 100%; height: 100%; object-fit: cover; }
`
