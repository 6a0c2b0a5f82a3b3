import { afterEach, expect, onTestFinished, test } from 'vitest'
import { pageScript } from '../page-script.ts'
import { pageOfMarket } from '../testing/market.ts'

const tile = { product_id: 'fog12', name: 'Fog Honed 12x24', unit_price_cents: 8_821 }
const shown = { ...tile, brand: 'Halden' }
const item = { item_id: 'fog12', item_name: 'Fog Honed 12x24', price: 88.21 }

afterEach(() => Reflect.deleteProperty(window, 'dataLayer'))

const scriptOn = ({ mayRemember = true } = {}) => {
  const { page, asked } = pageOfMarket()
  page.mayRemember = mayRemember
  const script = pageScript(page)
  onTestFinished(script.disconnect)
  return { script, page, asked }
}

const tell = (name: string, detail: object) =>
  document.body.dispatchEvent(new CustomEvent(`showroom:${name}`, { bubbles: true, composed: true, detail }))

const told = () => (window.dataLayer ?? []).filter((entry) => Object.hasOwn(Object(entry), 'event'))

test('what visitors do is told in GA4’s words, in dollars, each after a clean slate', async () => {
  await scriptOn().script.analytics('dataLayer')
  tell('products-shown', { category: 'tile-flooring', search: '', total: 1, items: [shown] })
  tell('product-chosen', { product: 'fog12', category: 'tile-flooring' })
  tell('product-shown', { ...shown, category: 'tile-flooring' })
  tell('added-to-cart', { items: [{ ...tile, qty: 9 }], count: 1 })
  tell('cart-shown', { cart_id: 'c', count: 1, merchandise_cents: 79_389, items: [{ ...tile, qty: 9 }] })
  tell('checkout-started', {
    cart_id: 'c',
    count: 1,
    merchandise_cents: 79_389,
    items: [{ ...tile, qty: 9 }],
  })
  const branded = { ...item, item_brand: 'Halden' }
  const nine = { currency: 'USD', value: 793.89, items: [{ ...item, quantity: 9 }] }
  expect(told()).toEqual([
    { event: 'view_item_list', ecommerce: { item_list_id: 'tile-flooring', items: [branded] } },
    { event: 'select_item', ecommerce: { item_list_id: 'tile-flooring', items: [branded] } },
    {
      event: 'view_item',
      ecommerce: { currency: 'USD', value: 88.21, items: [{ ...branded, item_category: 'tile-flooring' }] },
    },
    { event: 'add_to_cart', ecommerce: nine },
    { event: 'view_cart', ecommerce: nine },
    { event: 'begin_checkout', ecommerce: nine },
  ])
  expect(window.dataLayer?.[0]).toEqual({ ecommerce: null })
})

test('a changed quantity is told as what came or went', async () => {
  await scriptOn().script.analytics('dataLayer')
  const change = (qty_before: number, qty: number) =>
    tell('line-changed', { ...tile, line_id: 'l', qty_before, qty })
  change(9, 12)
  change(12, 0)
  change(4, 4)
  expect(told()).toMatchObject([
    { event: 'add_to_cart', ecommerce: { items: [{ quantity: 3 }] } },
    { event: 'remove_from_cart', ecommerce: { value: 1058.52, items: [{ quantity: 12 }] } },
  ])
})

test('without consent nothing is told; with it what follows is, until it is taken back', async () => {
  const { script } = scriptOn({ mayRemember: false })
  await script.analytics('dataLayer')
  const add = () => tell('added-to-cart', { items: [{ ...tile, qty: 1 }], count: 1 })
  add()
  expect(window.dataLayer).toBeUndefined()
  await script.consent('granted')
  add()
  expect(told()).toHaveLength(1)
  await script.consent('denied')
  add()
  expect(told()).toHaveLength(1)
})

test('asked for twice, it tells once; after disconnect, nothing', async () => {
  const { script } = scriptOn()
  await Promise.all([script.analytics('dataLayer'), script.analytics('dataLayer')])
  const add = () => tell('added-to-cart', { items: [{ ...tile, qty: 1 }], count: 1 })
  add()
  expect(told()).toHaveLength(1)
  script.disconnect()
  add()
  expect(told()).toHaveLength(1)
})
