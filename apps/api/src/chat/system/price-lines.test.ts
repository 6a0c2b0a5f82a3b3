import type { ReplyFor } from '@showroom/contract/endpoints'
import { expect, test } from 'vitest'
import { aMemberOf } from '../../project/testing/a-homeowner.ts'
import { aPriceShop } from '../../order/testing/a-price-shop.ts'

const { anOrderFor, raised, vendorB, piet, deliver, shop } = aPriceShop()
type Order = Awaited<ReturnType<typeof anOrderFor>>

const cards = async ({ call, projectId }: Pick<Order, 'call' | 'projectId'>, id: string | undefined) =>
  (
    await call<ReplyFor<'GET /api/projectChat/{projectId}/cards'>['data']>(
      `GET /api/projectChat/${projectId}/cards?of=price_change.${id}`,
    )
  ).data

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
  const [first, , third] = said.map(({ card }) => card?.id ?? '')
  for (const { card } of said) expect(card?.kind).toBe('price_change')
  expect(await cards(order, first)).toMatchObject([{ state: 'withdrawn', can: { answer: false } }])
  expect(await cards(order, third)).toMatchObject([{ state: 'absorbed', item_id: order.vanity }])
  expect(JSON.stringify(said)).not.toMatch(/\$|cents|1,5|1,6/)
})

test('its card has the old and the new price, is answered by who ordered it, and shows others how it stands', async () => {
  const order = await anOrderFor('Guest bathroom')
  const id = await raised(order)
  const waiting = {
    state: 'proposed',
    order_id: order.id,
    can: { answer: true },
    money: {
      unit_price_before_cents: 152_928,
      unit_price_after_cents: 161_870,
      difference_cents: 9_301,
      tax_difference_cents: 807,
    },
  }
  expect(await cards(order, id)).toMatchObject([waiting])
  const owner = { ask: order.call }
  const { ask } = await aMemberOf(shop(), owner, { projectId: order.projectId ?? '', sees_prices: 'no' })
  const member = { call: ask, projectId: order.projectId }
  const [seen] = await cards(member, id)
  expect(seen).toMatchObject({ message: null, order_id: null, can: { answer: false } })
  expect(JSON.stringify(seen)).not.toMatch(/cents/)
  await order.answer(id, 'accept')
  expect(await cards(order, id)).toMatchObject([{ state: 'accepted', can: { answer: false } }])
  const body = { project: order.projectId, client_id: 'own1', card: { kind: 'price_change', id } }
  expect((await order.call('POST /api/projectChat', body)).status).toBe(422)
})
