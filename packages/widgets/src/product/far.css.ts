/** Of HTML that a server drew: what a phone does not show at once is laid out once the tag's program has come, in a task of its own. */
export const farOfProductCss = `
:host(:not(:defined)) .measure, :host(:not(:defined)) .buy, :host(:not(:defined)) .parts, :host(:not(:defined)) .facts, :host(:not(:defined)) .rail { content-visibility: auto; contain-intrinsic-block-size: auto 400px; }
`
