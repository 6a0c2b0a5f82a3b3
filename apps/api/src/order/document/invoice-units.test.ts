import { expect, test } from 'vitest'
import { aShippingShop } from '../testing/a-shipping-shop.ts'
import { accountCalled } from '../testing/an-order.store.ts'
import { documentFor } from './order-documents.ts'

const { anOrder, vendorA, ada, shop, now } = aShippingShop()

test('an invoice of a package says the units in it, not those of the whole line', async () => {
  const order = await anOrder()
  const { tile, delivery, id: publicId } = order
  for (const units of [4, 5]) await vendorA().pack(delivery, [{ item_id: tile, units }])
  for (const { id } of (await order.ofTile()).packages) await ada().move(id, 'shipped')
  const asking = { accountId: await accountCalled(shop().db, order.email), type: 'User' as const }
  const read = { db: shop().db, now: now() }
  const cellsOf = async (name: string) => {
    const { paper } = await documentFor(read, { publicId, name, publicUrl: 'https://shop.test' }, asking)
    return paper.sections.flatMap(({ rows }) => rows.map(({ cells }) => [cells[0], cells.at(-1)]))
  }
  expect(await cellsOf('invoice-1')).toEqual([['4 × piece', '$335.20']])
  expect(await cellsOf('invoice-2')).toEqual([['5 × piece', '$419.00']])
})
