import type { SentFile } from '@showroom/contract/shared/sent-file'
import { beforeAll, expect, test } from 'vitest'
import vectors from '../../../../../packages/contract/data/money-vectors.json' with { type: 'json' }
import { aPriceShop } from '../testing/a-price-shop.ts'

const { price_change: vector } = vectors
const { anOrder, raised, vendorB, piet } = aPriceShop()
let open = ''

beforeAll(async () => {
  const answered = await anOrder()
  await answered.answer(await raised(answered), 'accept')
  const order = await anOrder()
  const reply = await vendorB().propose(order.vanity, vector.new_F, 'Copper at 110 %')
  open = reply.data.id
})

test('new prices are found by words and by how far they are, and put in order', async () => {
  const all = (await piet().list('?sort=-proposed')).data
  expect(all.map(({ state }) => state)).toEqual(['proposed', 'accepted'])
  expect((await piet().list('?sort=proposed')).data).toEqual([...all].reverse())
  const numbers = (await piet().list('?sort=order')).data.map(({ order_number }) => order_number)
  expect(numbers).toEqual([...numbers].sort())
  for (const query of [
    '?s=COPPER',
    '?s=110%20%25',
    '?state=proposed',
    '?open=1',
    `?s=${all[0]?.order_number}`,
  ])
    expect((await vendorB().list(query)).data.map(({ id }) => id)).toEqual([open])
  expect((await piet().list('?s=110_')).data).toEqual([])
  expect((await piet().list('?open=1&state=accepted')).data).toEqual([])
  expect(await piet().list('?state=sold')).toMatchObject({ status: 422 })
})

test('each side takes away its own sums', async () => {
  const fileOf = async (who: typeof piet) =>
    (await who().call<SentFile>('GET /api/price_change/export')).data.text.trim().split('\r\n')
  const [mine, theirs] = [await fileOf(piet), await fileOf(vendorB)]
  expect([mine, theirs].map((rows) => rows.length)).toEqual([3, 3])
  expect(mine[0]).toContain('"Your profit (USD)"')
  expect(theirs[1]).toContain('"1180.00","1249.00"')
  expect(theirs.join()).not.toContain('profit')
  expect(mine.join()).not.toMatch(/1180\.00|1249\.00/)
})
