import type { OrderReturns, ReturnQuote } from '@showroom/contract/order/return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPublicId } from '../../shared/public-id.ts'
import { aShippingShop } from '../testing/a-shipping-shop.ts'
import { sellAgain, sellOff } from '../testing/return.store.ts'

const { anOrder, vendorA, ada, shop, expectSound } = aShippingShop()

beforeAll(async () => {
  order = await deliveredWhole()
  await sellOff(shop().db, 'example-tile')
})
afterAll(() => sellAgain(shop().db, 'example-tile'))

const bill = { carrier: 'ups', tracking: '1Z999AA10123456784' }

/** Nine boxes in one package, whose carrier has sent no bill yet. */
const deliveredWhole = async () => {
  const placed = await anOrder()
  await vendorA().pack(placed.delivery, [{ item_id: placed.tile, units: 9 }])
  const box = (await placed.ofTile()).packages[0]?.id ?? ''
  for (const state of ['shipped', 'delivered']) await ada().move(box, state)
  const path = `/api/order/${placed.id}/return`
  const wish = { kind: 'return', reason: 'changed_mind', lines: [{ item_id: placed.tile, qty: 3 }] }
  return {
    ...placed,
    returns: async () => (await placed.call<OrderReturns>(`GET ${path}`)).data,
    quote: () => placed.call<ReturnQuote>(`POST ${path}/quote`, wish),
    ask: () => placed.call(`POST ${path}`, { ...wish, key: newPublicId(), is_untouched: true }),
    isBilled: () =>
      vendorA().call(`PUT /api/shipment/${box}`, {
        ...bill,
        lot: '',
        cost_cents: 18_600,
        weight_milli_lb: null,
      }),
  }
}
let order: Awaited<ReturnType<typeof deliveredWhole>>

test('goods that are sold off after the order come back as they were ordered, by the weight that they had', async () => {
  expect((await order.returns()).lines.find(({ item_id }) => item_id === order.tile)).toMatchObject({
    return: { most: 9, why_not: null },
  })
  // A label for three boxes of 51 pounds.
  expect((await order.quote()).data).toMatchObject({ fee_cents: 1_500, label_cents: 12_866 })
})

test('the fee that was read is the fee that is kept, whatever the carrier bills meanwhile', async () => {
  await order.ask()
  const [asked] = (await order.returns()).returns
  const step = (name: string, body: object) => vendorA().call(`POST /api/return/${asked?.id}/${name}`, body)
  await step('answer', { answer: 'approve' })
  expect(await order.isBilled()).toMatchObject({ status: 200 })
  expect((await order.quote()).data).toMatchObject({ fee_cents: 6_200 })
  const inspected = { id: asked?.lines[0]?.id, accepted_qty: 2, deduction: 'One box was opened.' }
  expect(await step('receive', { lines: [inspected] })).toMatchObject({ status: 200 })
  expect(await step('refund', {})).toMatchObject({ status: 200 })
  // Two thirds of the 15 dollars that stood there.
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'refunded', fee_cents: 1_000 })
  await expectSound()
})
