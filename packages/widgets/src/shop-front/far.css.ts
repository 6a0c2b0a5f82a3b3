/** Of HTML that a server drew: departments that a phone does not show at once, and the row below them. */
export const farOfShopCss = `
:host(:not(:defined)) .categories > section:nth-child(n + 3), :host(:not(:defined)) .rail { content-visibility: auto; contain-intrinsic-block-size: auto 400px; }
`
