import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddress } from '../../account/testing/person.ts'
import { changePrice } from '../../cart/testing/shelf.store.ts'
import { aBuyer, type OpenedShop, openShop } from '../testing/buyer.ts'
import { restrictIn } from '../testing/people.store.ts'

let shop: OpenedShop
const now = new Date('2026-11-02T18:15:00Z')
beforeAll(async () => {
  shop = await openShop(() => now)
})
afterAll(() => shop.close())

const reasonsOf = async (telling: Parameters<typeof aBuyer>[1], ...items: object[]) => {
  const buyer = await aBuyer(shop, telling)
  await buyer.add(...(items.length > 0 ? items : [{ product_id: 'example-faucet', qty: 1 }]))
  const { data } = await buyer.look()
  const refused = await buyer.submit(data, await buyer.typedCard())
  expect(refused).toMatchObject({ status: 409, code: 'not_placeable', message: data.can.reasons[0] })
  return data.can.reasons
}

test('an order needs a verified client with an address', async () => {
  const verify = ['Please verify your e-mail address first: we sent you a letter with a link.']
  expect(await reasonsOf({ isVerified: false })).toEqual(verify)
  expect(await reasonsOf({ hasAddress: false })).toEqual(['Tell us where to deliver.'])
  expect(await reasonsOf({ type: 'Vendor' })).toEqual(['Orders are placed with a client’s account.'])
  expect(await reasonsOf({ type: 'Contractor' })).toEqual(['Orders are placed with a client’s account.'])
})

test('neither a PO box nor Alaska nor a state where it may not be sold is delivered to', async () => {
  const buyer = await aBuyer(shop)
  await buyer.add({ product_id: 'example-vanity', qty: 1 })
  const reasonsAt = async (where: Record<string, unknown>) => {
    const { data } = await buyer.call<{ id: string }[]>('POST /api/address', anAddress(where))
    return (await buyer.choose({ address_id: data.at(-1)?.id })).data.can.reasons
  }
  expect(await reasonsAt({ street: 'P.O. Box 12' })).toEqual([expect.stringContaining('PO box')])
  expect(await reasonsAt({ state: 'AK', zip_code: '99501' })).toEqual([expect.stringContaining('Alaska')])
  await restrictIn(shop.db, 'example-vanity', ['CA'])
  expect(await reasonsAt({ street: '1 Elm St' })).toEqual(['example-vanity may not be sold in CA.'])
  await restrictIn(shop.db, 'example-vanity', [])
})

test('a price that changed after it was seen is not charged', async () => {
  const buyer = await aBuyer(shop)
  await buyer.add({ product_id: 'example-faucet', qty: 1 })
  const { data: seen } = await buyer.look()
  await changePrice(shop.db, 'example-faucet', 14_900)
  const card = await buyer.typedCard()
  expect(await buyer.submit(seen, card)).toMatchObject({ status: 409, code: 'price_changed' })
  const { data: now } = await buyer.look()
  expect(now.total_cents).toBeGreaterThan(seen.total_cents)
  expect((await buyer.submit(now, card)).data).toMatchObject({
    state: 'placed',
    total_cents: now.total_cents,
  })
  await changePrice(shop.db, 'example-faucet', 13_900)
})

test('a cart that changed after it was seen is not ordered', async () => {
  const buyer = await aBuyer(shop)
  await buyer.add({ product_id: 'example-faucet', qty: 1 })
  const { data: seen } = await buyer.look()
  await buyer.add({ product_id: 'example-faucet', qty: 1 })
  expect(await buyer.submit(seen, await buyer.typedCard())).toMatchObject({
    status: 409,
    code: 'cart_changed',
  })
})
