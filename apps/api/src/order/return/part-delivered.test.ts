import type { OrderReturns } from '@showroom/contract/order/return'
import { dayMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { newPublicId } from '../../shared/public-id.ts'
import { photoIn } from '../testing/a-return-shop.ts'
import { aShippingShop } from '../testing/a-shipping-shop.ts'
import { staySignedIn } from '../testing/return.store.ts'

const { anOrder, vendorA, ada, shop, now, later, differences } = aShippingShop()

/** Days go by, and everybody stays signed in. */
const pass = async (days: number) => {
  later(days * dayMs)
  await staySignedIn(shop().db, new Date(now().getTime() + dayMs))
}

/** What the provider told is not asked for: no webhook finds its way to a test. */
const expectSound = async () =>
  expect((await differences()).filter(({ name }) => !name.startsWith('Every event'))).toEqual([])

/** Nine boxes in two packages, of which the first has come with four. */
const partDelivered = async () => {
  const order = await anOrder()
  const { tile, delivery } = order
  await vendorA().pack(delivery, [{ item_id: tile, units: 4 }])
  await vendorA().pack(delivery, [{ item_id: tile, units: 5 }])
  const [first, second] = (await order.ofTile()).packages
  if (!first || !second) throw new Error('There are two packages.')
  for (const state of ['shipped', 'delivered']) await ada().move(first.id, state)
  const path = `/api/order/${order.id}/return`
  const ask = async (qty: number, reason: string, kind = 'return') =>
    order.call<OrderReturns>(`POST ${path}`, {
      kind,
      reason,
      lines: [{ item_id: tile, qty }],
      key: newPublicId(),
      is_untouched: true,
      photos:
        kind === 'claim'
          ? [await photoIn(shop(), { orderId: order.id, token: order.guest.session ?? '' })]
          : [],
    })
  const returns = async () => (await order.call<OrderReturns>(`GET ${path}`)).data
  return {
    ...order,
    second,
    ask,
    returns,
    open: async () => (await returns()).lines.find(({ item_id }) => item_id === tile)?.return,
    answer: async (body: object) =>
      vendorA().call(`POST /api/return/${(await returns()).returns[0]?.id}/answer`, body),
  }
}

test('of what came in one package a box is claimed and returned, while the rest is on its way', async () => {
  const order = await partDelivered()
  expect(await order.open()).toMatchObject({ most: 4, why_not: null, days_left: 12 })
  expect(await order.ask(5, 'changed_mind')).toMatchObject({ status: 422 })
  expect(await order.ask(1, 'missing_box', 'claim')).toMatchObject({ status: 200 })
  expect(await order.answer({ answer: 'approve', outcome: 'refund' })).toMatchObject({
    data: { state: 'refunded' },
  })
  await expectSound()
  expect(await order.ask(3, 'changed_mind')).toMatchObject({ status: 200 })
  // The rest goes on its way meanwhile, and can not be called off with what is asked for.
  expect(await ada().set(order.tile, 'cancle', 'The kiln broke')).toMatchObject({ code: 'return_open' })
  await pass(5)
  expect(await ada().move(order.second.id, 'shipped')).toMatchObject({ status: 200 })
  expect(await ada().move(order.second.id, 'delivered')).toMatchObject({ status: 200 })
  expect((await order.ofTile()).lines).toMatchObject([{ status: 'delivered' }])
  expect(await order.answer({ answer: 'reject', reason: 'They were opened.' })).toMatchObject({ status: 200 })
  expect(await order.open()).toMatchObject({ most: 8, days_left: 7 })
  await expectSound()
  // The days of the first package are over, those of the second are not.
  await pass(8)
  expect(await order.open()).toMatchObject({ most: 5, days_left: 4 })
  expect(await order.ask(6, 'changed_mind')).toMatchObject({ status: 422 })
  expect(await order.ask(5, 'changed_mind')).toMatchObject({ status: 200 })
})

test('a rest that is called off after a box was given back gives back what else had left', async () => {
  const order = await partDelivered()
  await order.ask(4, 'missing_box', 'claim')
  await order.answer({ answer: 'approve', outcome: 'refund' })
  expect(await ada().set(order.tile, 'cancle', 'The kiln broke')).toMatchObject({ status: 200 })
  await expectSound()
})

test('what left by a click has come when it is signed for, and has days of its own', async () => {
  const order = await anOrder()
  await vendorA().pack(order.delivery, [{ item_id: order.tile, units: 4 }])
  // All nine have left: four in the package, five beside it.
  await ada().set(order.tile, 'picked_up')
  const path = `/api/order/${order.id}/return`
  const returns = async () => (await order.call<OrderReturns>(`GET ${path}`)).data
  const open = async () => (await returns()).lines.find(({ item_id }) => item_id === order.tile)?.return
  expect(await open()).toBeNull()
  await order.call(`POST /api/order_delivery/${order.delivery}/receipt`, {
    signed_by: 'Hanna Client',
    lines: [{ item_id: order.tile, received: 5, damaged: 0 }],
  })
  expect((await order.ofTile()).lines).toMatchObject([{ status: 'picked_up' }])
  expect(await open()).toMatchObject({ most: 5, why_not: null, days_left: 12 })
  await pass(5)
  const [pack] = (await order.ofTile()).packages
  expect(await ada().move(pack?.id ?? '', 'delivered')).toMatchObject({ status: 200 })
  expect((await order.ofTile()).lines).toMatchObject([{ status: 'delivered' }])
  expect(await open()).toMatchObject({ most: 9, days_left: 7 })
  // The days of what was signed for first are over, those of the package are not.
  await pass(8)
  expect(await open()).toMatchObject({ most: 4, days_left: 4 })
  await expectSound()
})
