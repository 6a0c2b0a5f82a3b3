import type { OrderReturns, SoldReturn } from '@showroom/contract/order/return'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileForm } from '../../project/testing/send-file.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { aShippingShop } from '../testing/a-shipping-shop.ts'

const { anOrder, vendorA, piet, ada, shop, deliver, expectSound } = aShippingShop()

type TileOrder = Awaited<ReturnType<typeof anOrder>>

const aPhoto = async ({ delivery, token }: TileOrder) => {
  const color = '#a52'
  const bytes = await sharp({ create: { width: 240, height: 180, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
  const { headers, payload } = fileForm({ fileName: 'box.jpg', bytes })
  const url = `/api/delivery_photo/${delivery}`
  const authorization = `Bearer ${token}`
  const sent = await shop().app.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization },
    payload,
  })
  return sent.json<{ data: { id: string } }>().data.id
}

const photoFor = async (token: string, id: string, query = '') => {
  const headers = { authorization: `Bearer ${token}` }
  return (await shop().app.inject({ url: `/api/return_photo/${id}${query}`, headers })).statusCode
}

/** A package of so many boxes, on its way. */
const sent = async ({ delivery, tile, ofTile }: TileOrder, units: number): Promise<string> => {
  await vendorA().pack(delivery, [{ item_id: tile, units }])
  const id = (await ofTile()).packages.at(-1)?.id ?? ''
  await ada().move(id, 'shipped')
  return id
}

const sign = (order: TileOrder, packageId: string | null, line: object, more: object = {}) =>
  order.call<OrderShipments>(`POST /api/order_delivery/${order.delivery}/receipt`, {
    ...(packageId === null ? {} : { package_id: packageId }),
    signed_by: 'Hanna Client',
    lines: [{ item_id: order.tile, ...line }],
    ...more,
  })

const claimsOf = async (order: TileOrder) =>
  (await order.call<OrderReturns>(`GET /api/order/${order.id}/return`)).data.returns

const lineOf = async ({ read, tile }: TileOrder) =>
  (await read()).deliveries.flatMap(({ items }) => items).find(({ id }) => id === tile)

const lettersTo = (email: string) =>
  shop()
    .mail.mailbox?.list()
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject} ${text}`) ?? []

test('what is missing, damaged or of another lot at the door is claimed by itself, once, with its photos', async () => {
  const order = await anOrder()
  const pack = await sent(order, 9)
  const photo = await aPhoto(order)
  const line = { received: 8, damaged: 2, lot: 'Lot C-19', note: 'Corners are broken', photo_ids: [photo] }
  await Promise.all(Array.from({ length: 5 }, () => sign(order, pack, line, { outcome: 'refund' })))
  const claims = await claimsOf(order)
  expect(
    claims.map(({ kind, state, reason, outcome, photos, lines }) => ({
      kind,
      state,
      reason,
      outcome,
      photos,
      qty: lines.map(({ qty }) => qty),
    })),
  ).toEqual([
    { kind: 'claim', state: 'asked', reason: 'missing_box', outcome: 'refund', photos: [], qty: [1] },
    { kind: 'claim', state: 'asked', reason: 'wrong_lot', outcome: 'refund', photos: [], qty: [6] },
    {
      kind: 'claim',
      state: 'asked',
      reason: 'arrived_damaged',
      outcome: 'refund',
      photos: [photo],
      qty: [2],
    },
  ])
  expect(claims[1]?.note).toContain('C-19')
  expect(claims[2]?.note).toContain('Corners are broken')
  // Its signature says that it came.
  expect((await order.ofTile()).packages).toMatchObject([{ state: 'delivered', can: { receive: false } }])
  expect(await lineOf(order)).toMatchObject({ status: 'delivered' })
  for (const { token } of [order, vendorA(), piet(), ada()])
    expect([await photoFor(token, photo), await photoFor(token, photo, '?preview')]).toEqual([200, 200])
  expect(await photoFor((await anOrder()).token, photo)).toBe(404)
  const open = (await vendorA().call<SoldReturn[]>('GET /api/return?open=1')).data
  expect(open.filter(({ order_id }) => order_id === order.id)).toHaveLength(3)
  expect((await piet().call<SoldReturn[]>('GET /api/return?open=1')).data).toMatchObject(
    open.map(({ id }) => ({ id })),
  )
  await deliver()
  expect(lettersTo(order.email).filter((text) => text.startsWith('We got your claim'))).toHaveLength(3)
  expect(lettersTo(order.email).find((text) => text.startsWith('What you received'))).toContain(
    'claim is open',
  )
  expect(lettersTo(order.email).filter((text) => text.includes('is delivered'))).toEqual([])

  // Withdrawn, its boxes can be asked for in another way.
  const wish = { kind: 'claim', reason: 'arrived_damaged', lines: [{ item_id: order.tile, qty: 1 }] }
  const ask = async () =>
    order.call(`POST /api/order/${order.id}/return/quote`, { ...wish, key: newPublicId() })
  expect(await ask()).toMatchObject({ status: 409 })
  await order.call(`DELETE /api/return/${claims[1]?.id}`)
  expect(await ask()).toMatchObject({ status: 200 })
  await vendorA().call(`POST /api/return/${claims[2]?.id}/answer`, { answer: 'approve' })
  expect((await claimsOf(order)).map(({ state }) => state)).toEqual(['asked', 'withdrawn', 'refunded'])
  await expectSound()
})

test('a package that is signed for is claimed of while another one is still to come', async () => {
  const order = await anOrder()
  const [first, second] = [await sent(order, 4), await sent(order, 5)]
  await sign(order, first, { received: 3 })
  expect(await claimsOf(order)).toMatchObject([
    { reason: 'missing_box', outcome: 'replace', lines: [{ qty: 1 }] },
  ])
  expect(await lineOf(order)).toMatchObject({ status: 'picked_up' })
  await sign(order, second, { received: 5, lot: 'b 2207' })
  expect(await claimsOf(order)).toHaveLength(1)
  expect(await lineOf(order)).toMatchObject({ status: 'delivered' })
  await expectSound()
})

test('what left by a click has come when it is signed for; nothing is claimed of what is whole', async () => {
  const order = await anOrder()
  await ada().set(order.tile, 'picked_up')
  expect(await sign(order, null, { received: 9 })).toMatchObject({ status: 200 })
  expect(await claimsOf(order)).toEqual([])
  expect(await lineOf(order)).toMatchObject({ status: 'delivered' })
  await expectSound()
})

test('what was asked for before is not claimed again, and the signature is taken all the same', async () => {
  const order = await anOrder()
  const pack = await sent(order, 9)
  await ada().move(pack, 'delivered')
  const wish = { kind: 'return', reason: 'changed_mind', lines: [{ item_id: order.tile, qty: 8 }] }
  const asked = { ...wish, key: newPublicId(), is_untouched: true }
  expect(await order.call(`POST /api/order/${order.id}/return`, asked)).toMatchObject({ status: 200 })
  expect(await sign(order, pack, { received: 7, damaged: 1 })).toMatchObject({ status: 200 })
  const claims = (await claimsOf(order)).filter(({ kind }) => kind === 'claim')
  expect(claims).toMatchObject([{ reason: 'arrived_damaged', lines: [{ qty: 1 }] }])
  await expectSound()
})
