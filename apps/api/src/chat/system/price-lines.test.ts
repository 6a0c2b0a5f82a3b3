import type { ReplyFor } from '@showroom/contract/endpoints'
import { expect, test } from 'vitest'
import { aPriceShop } from '../../order/testing/a-price-shop.ts'

const { anOrderFor, raised, vendorB, piet, deliver } = aPriceShop()

test('a new price and what becomes of it stand in the project’s chat with its item, and no price does', async () => {
  const order = await anOrderFor('Guest bathroom')
  const lines = async () => {
    while ((await deliver()).length > 0);
    const { data } = await order.call<ReplyFor<'GET /api/projectChat/{projectId}'>['data']>(
      `GET /api/projectChat/${order.projectId}`,
    )
    return data.Project_chats.filter(({ body }) => body.includes('rice'))
  }
  await vendorB().withdraw(await raised(order))
  await piet().absorb(await raised(order))
  const said = await lines()
  expect(said.map(({ body }) => body)).toEqual([
    'A new price for example-vanity waits for an answer.',
    'The new price for example-vanity was taken back.',
    'A new price for example-vanity waits for an answer.',
    'The price of example-vanity stays as it was ordered.',
  ])
  for (const { card } of said) expect(card).toMatchObject({ kind: 'order_item', id: order.vanity })
  expect(JSON.stringify(said)).not.toMatch(/\$|cents|1,5|1,6/)
})
