import { type Cart, connect, defineTags, on } from '@showroom/sdk'

const marketplace = { showroom: 'HARVEST2', apiBase: 'https://market.test' }
const stop: () => void = defineTags(marketplace)

const undo: () => void = on('added-to-cart', ({ detail }) => {
  const count: number = detail.count
  const product: string | undefined = detail.items[0]?.product_id
  console.log(count, product)
})

const shop = await connect(marketplace)
const cart: Cart = await shop.cart.add([{ product_id: 'P1', qty: 2 }])
const total: number = cart.merchandise_cents
shop.theme('dark')

const list = document.querySelector('showroom-products')
if (list) list.pageSize = '24'
const front = document.createElement('showroom-shop')
front.routing = 'query'
front.addEventListener('showroom:checkout-started', (event) => {
  event.preventDefault()
  const cents: number = event.detail.merchandise_cents
  console.log(cents)
})
document.addEventListener('showroom:error', (event) => console.log(event.detail.code))

window.Showroom = window.Showroom || []
Showroom?.push((connection) => connection.openCart())

// @ts-expect-error -- there is no such routing
front.routing = 'path'
// @ts-expect-error -- there is no such event
on('added-to-basket', () => undefined)
// @ts-expect-error -- a detail has what it has
document.addEventListener('showroom:added-to-cart', (event) => event.detail.price)

stop()
undo()
console.log(total)
