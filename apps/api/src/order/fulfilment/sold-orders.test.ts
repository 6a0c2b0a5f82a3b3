import { expect, test } from 'vitest'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, vendor, pro, admin } = anOrderShop()

type Staff = Awaited<ReturnType<typeof admin>>
const soldTo = async (who: Staff, query = '') => (await who.sold(query)).data

test('each finds the orders they earn by, newest first, with their own lines and profit alone', async () => {
  const [a, ada, piet] = [await vendor('Vendor A'), await admin(), await pro()]
  const first = await placed()
  later(61 * minuteMs)
  const second = await placed()
  expect((await soldTo(a)).map(({ id }) => id)).toEqual([first.id])
  expect(await soldTo(a)).toMatchObject([{ item_count: 1, profit_cents: 66_825 }])
  expect((await soldTo(ada)).map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await soldTo(piet))[0]).toMatchObject({
    item_count: 3,
    profit_cents: 3_249 + 17_842 + 2_778,
    status_label: 'Waiting for approval',
  })
  const { number } = await first.read()
  expect((await soldTo(ada, `?s=${number}`)).map(({ id }) => id)).toEqual([first.id])
  // A vendor does not find an order by the lines of others.
  expect(await soldTo(a, '?s=example-vanity')).toEqual([])
})

test('a client has no such list', async () => {
  const order = await placed()
  expect(await order.call('GET /api/sold_order')).toMatchObject({ status: 403 })
})
