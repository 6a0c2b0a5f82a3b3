import type {} from '@showroom/sdk/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'

const list: SvelteHTMLElements['showroom-products'] = {
  category: 'tile-flooring',
  'page-size': '12',
  class: 'goods',
  'onshowroom:added-to-cart': ({ detail }) => console.log(detail.count),
}
// @ts-expect-error -- there is no such layout
const cart: SvelteHTMLElements['showroom-cart'] = { layout: 'popup' }
const front: SvelteHTMLElements['showroom-shop'] = {
  // @ts-expect-error -- a detail has what it has
  'onshowroom:added-to-cart': ({ detail }) => console.log(detail.price),
}

console.log(list, cart, front)
