// What many ask for again and again: answers that are kept.
import { address } from './api-process.mjs'

const showroom = 'HARVEST2'

const json = { 'content-type': 'application/json' }

export const call = async (path, options) => {
  const reply = await fetch(address + path, options)
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

/** As many visitors as there are connections, so that no two ask for the same cart at the same moment. */
const mostCarts = 16

/** Something that can be bought, and carts that hold one thing each. */
export const prepare = async () => {
  const list = await call(
    `/api/visualization/products?showroom=${showroom}&page_size=96&category=tile-flooring`,
  )
  const carts = []
  for (const { id } of list.data) {
    const { data } = await call(`/api/public?pid=${id}&showroom=${showroom}`)
    const qty = data.price?.min_qty ?? data.min_qty ?? 1
    const body = JSON.stringify({ showroom, action: 'cart', items: [{ product_id: id, qty }] })
    const added = await fetch(`${address}/api/projectCart/sync_to_cart`, {
      method: 'POST',
      headers: json,
      body,
    })
    if (added.ok) carts.push({ body, token: (await added.json()).data.cart_token })
    if (carts.length === mostCarts) break
  }
  const [first] = carts
  if (!first) throw new Error('None of the products could be put into a cart.')
  return { ids: list.data.map((each) => each.id), body: first.body, tokens: carts.map(({ token }) => token) }
}

const listPath = `/api/visualization/products?showroom=${showroom}&page_size=24`
const pages = (count) => Array.from({ length: count }, (_, index) => index + 1)

/** Pages and products take turns, so that no single answer is measured. */
export const requestsFor = ({ ids, body, tokens }) => ({
  'listing of 24': pages(60).map((page) => ({ path: `${listPath}&category=tile-flooring&page=${page}` })),
  'search "oak floor"': pages(20).map((page) => ({ path: `${listPath}&search=oak%20floor&page=${page}` })),
  detail: ids.map((id) => ({ path: `/api/public?pid=${id}&showroom=${showroom}` })),
  'add to cart': [{ path: '/api/projectCart/sync_to_cart', method: 'POST', headers: json, body }],
  'get cart': tokens.map((token) => ({
    path: `/api/projectCart?showroom=${showroom}`,
    headers: { 'showroom-cart': token },
  })),
})
