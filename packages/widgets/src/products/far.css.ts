/** Of HTML that a server drew: cards that a phone does not show at once are laid out once the tag's program has come, in a task of its own. */
export const farOfProductsCss = `
:host(:not(:defined)) .shelf > li:nth-child(n + 5) { content-visibility: auto; contain-intrinsic-block-size: auto 400px; }
`
