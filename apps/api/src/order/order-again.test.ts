import type { Cart } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { expect, test } from 'vitest'
import { anOrderShop, minuteMs } from './testing/order-shop.ts'
import { takeOff } from './testing/orders.store.ts'

const { placed, admin, later, shop } = anOrderShop()

type Again = { cart: Cart; report: FilledLine[] }

test('an order’s card leads to packages and papers when something of it has left', async () => {
  const order = await placed()
  const waysOf = async () => (await order.list()).data[0]?.ways
  expect(await waysOf()).toEqual({ track: false, return: false, invoice: false, prices: false })
  later(61 * minuteMs)
  const ada = await admin()
  const tile = await order.itemNamed('example-tile')
  await ada.set(tile, 'picked_up')
  expect(await waysOf()).toEqual({ track: true, return: false, invoice: true, prices: false })
  await ada.set(tile, 'delivered')
  expect(await waysOf()).toEqual({ track: false, return: true, invoice: true, prices: false })
})

test('what was ordered is put into the cart once more as far as it is still sold, and what is gone is said', async () => {
  const order = await placed()
  const again = () => order.call<Again>(`POST /api/order/${order.id}/reorder`)
  expect(await again()).toMatchObject({ status: 200, message: 'All 3 items are in your cart.' })
  const stranger = await placed()
  expect(await stranger.call(`POST /api/order/${order.id}/reorder`)).toMatchObject({ status: 404 })
  await takeOff(shop().db, 'example-vanity')
  const { data, message } = await again()
  expect(message).toBe(
    '2 of 3 items are in your cart. Not in it: example-vanity: This showroom no longer sells it.',
  )
  expect(data.report.map(({ text, qty, result }) => [text, qty, result])).toEqual([
    ['example-tile', 9, 'added'],
    ['example-vanity', 0, 'left_out'],
    ['example-faucet', 2, 'added'],
  ])
  expect(data.cart.Project_tans.map(({ product_id, qty }) => [product_id, qty])).toEqual(
    expect.arrayContaining([
      ['example-tile', 18],
      ['example-faucet', 4],
    ]),
  )
})
