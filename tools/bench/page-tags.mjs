/** The showroom whose colours tell that its data has arrived. */
export const showroom = 'HARVEST2'
export const showroomAccent = '#b4532a'

/** The widgets under test: how the tag is written, and what is there once it is drawn with its data. */
export const taggedPages = ({ product }) => ({
  'cart button': { tag: 'showroom-cart-button', height: 44, data: '[part=button]' },
  products: {
    tag: 'showroom-products',
    attributes: 'category="tile-flooring"',
    height: 2_400,
    data: '[part=picture]',
  },
  product: {
    tag: 'showroom-product',
    attributes: `product="${product}"`,
    height: 2_400,
    // Little HTML would wait for a file; of a list or a shop there is more to read meanwhile.
    styles: 'inline',
    data: '[part=picture]',
  },
  shop: { tag: 'showroom-shop', height: 2_400, data: '[part=department]' },
})

const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'

/** The line that contractors paste, the place kept free as the docs say. `drawn`: the tag as the server has drawn it. */
export const guestPage = ({ origin, tagged, hints = [], drawn }) => `${head}<title>Harvest</title>
${hints.map((url) => `<link rel="modulepreload" href="${url}" crossorigin>`).join('\n')}
<style>body { margin: 0; font: 16px/1.5 sans-serif } ${tagged.tag} { display: block; min-height: ${tagged.height}px }</style>
<h1>Harvest Home Remodeling</h1>
<script type="module" src="${origin}/showroom/embed/v1/showroom.js" data-showroom="${showroom}"></script>
${drawn ?? `<${tagged.tag} ${tagged.attributes ?? ''}></${tagged.tag}>`}`

/** The same page with nothing of ours in it: what all others are compared with. */
export const plainPage = `${head}<title>Harvest</title>
<style>body { margin: 0; font: 16px/1.5 sans-serif } button { display: block; min-height: 44px }</style>
<h1>Harvest Home Remodeling</h1>
<button id="plain">Cart</button>`
