import type { Notification } from '@showroom/contract/notification/notification'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import { expect, test } from 'vitest'
import { aShippingShop } from '../order/testing/a-shipping-shop.ts'

const { anOrder, vendorA, piet, ada, deliver } = aShippingShop()

type Person = { call: <Data>(calling: string) => Promise<{ data: Data }> }
const toldTo = async ({ call }: Person) =>
  (await call<Notification[]>('GET /api/notification')).data
    .filter(({ kind }) => kind === 'delivery_short')
    .map(({ text, path }) => [text, path])

test('vendor and Pro read once what of a delivery did not come whole, and nothing of what did', async () => {
  const received = async (line: object) => {
    const order = await anOrder()
    const { tile, delivery } = order
    await vendorA().pack(delivery, [{ item_id: tile, units: 9 }])
    const [made] = (await order.ofTile()).packages
    await ada().move(made?.id ?? '', 'shipped')
    const sent = await order.call<OrderShipments>(`POST /api/order_delivery/${delivery}/receipt`, {
      package_id: made?.id,
      signed_by: 'Hanna Client',
      signature: 'M10 20 L30 40',
      lines: [{ item_id: tile, ...line }],
    })
    expect(sent).toMatchObject({ status: 200 })
    await deliver()
    return order
  }
  await received({ received: 9 })
  expect([await toldTo(vendorA()), await toldTo(piet())]).toEqual([[], []])
  await received({ received: 8, damaged: 1, note: 'A corner is broken' })
  await deliver()
  for (const person of [vendorA(), piet()])
    expect(await toldTo(person)).toEqual([
      [expect.stringMatching(/^Of order .+ something did not come whole: .+\.$/), '/account/orders'],
    ])
})
