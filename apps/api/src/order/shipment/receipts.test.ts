import type { OrderShipments } from '@showroom/contract/order/shipment'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileForm } from '../../project/testing/send-file.ts'
import { orderPersonalData } from '../personal-data.ts'
import { aShippingShop } from '../testing/a-shipping-shop.ts'
import { accountCalled } from '../testing/an-order.store.ts'

const { anOrder, vendorA, piet, ada, shop, deliver, expectSound } = aShippingShop()

const aPhoto = () =>
  sharp({ create: { width: 240, height: 180, channels: 3, background: '#a52' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary' } })
    .toBuffer()

const sendPhoto = async (delivery: string, token: string, bytes: string | Buffer) => {
  const { headers, payload } = fileForm({ fileName: 'box.jpg', bytes })
  const url = `/api/delivery_photo/${delivery}`
  const sent = await shop().app.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
  return { status: sent.statusCode, id: sent.json<{ data?: { id: string } }>().data?.id ?? '' }
}

const photoFor = async (token: string, id: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await shop().app.inject({ url: `/api/delivery_photo/${id}`, headers })).statusCode
}

const subjectsTo = (email: string) =>
  shop()
    .mail.mailbox?.list()
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject} ${text}`) ?? []

test('a client counts a package, photographs the damage and signs once; the vendor reads what is wrong with it', async () => {
  const order = await anOrder()
  const { tile, delivery, token } = order
  await vendorA().pack(delivery, [{ item_id: tile, units: 9 }])
  const [made] = (await order.ofTile()).packages
  const receive = (line: object, more: object = {}) =>
    order.call<OrderShipments>(`POST /api/order_delivery/${delivery}/receipt`, {
      package_id: made?.id,
      signed_by: 'Hanna Client',
      signature: 'M10 20 L30 40',
      lines: [{ item_id: tile, ...line }],
      ...more,
    })
  expect(await receive({ received: 9 })).toMatchObject({ status: 409, code: 'package_not_left' })
  await ada().move(made?.id ?? '', 'shipped')
  expect(await receive({ received: 10 })).toMatchObject({
    status: 422,
    errors: { lines: [expect.any(String)] },
  })
  expect(await receive({ received: 9 }, { signature: '<svg onload=alert(1)>' })).toMatchObject({
    status: 422,
  })
  expect(await receive({ received: 9 }, { lines: [] })).toMatchObject({ status: 422 })

  expect((await sendPhoto(delivery, token, '<svg/>')).status).toBe(422)
  expect((await sendPhoto(delivery, vendorA().token, await aPhoto())).status).toBe(404)
  const photo = await sendPhoto(delivery, token, await aPhoto())
  expect(photo.status).toBe(200)
  expect([await photoFor(token, photo.id), await photoFor(vendorA().token, photo.id)]).toEqual([200, 404])
  const line = { received: 8, damaged: 1, lot: 'B-2207', note: 'A corner is broken', photo_ids: [photo.id] }
  const replies = await Promise.all(Array.from({ length: 6 }, () => receive(line)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const seen = await order.ofTile()
  expect(seen.receipts).toMatchObject([
    {
      package_id: made?.id,
      signed_by: 'Hanna Client',
      lines: [{ expected: 9, received: 8, damaged: 1, photo_ids: [photo.id] }],
    },
  ])
  expect(seen.packages).toMatchObject([{ can: { receive: false } }])
  expect([await photoFor(vendorA().token, photo.id), await photoFor(piet().token, photo.id)]).toEqual([
    200, 200,
  ])
  const stranger = await anOrder()
  expect(await photoFor(stranger.token, photo.id)).toBe(404)
  expect(await stranger.call(`GET /api/order/${order.id}/shipments`)).toMatchObject({ status: 404 })
  await deliver()
  expect(subjectsTo(order.email).filter((text) => text.startsWith('What you received'))).toHaveLength(1)
  const toVendor = subjectsTo(vendorA().email).filter((text) => text.startsWith('Missing or damaged'))
  expect(toVendor).toHaveLength(1)
  expect(toVendor[0]).toContain('8 of 9 received: 1 missing, 1 damaged, A corner is broken')
  await expectSound()

  const keepers = orderPersonalData(shop().db)
  const accountId = await accountCalled(shop().db, order.email)
  await shop().db.transaction(async (tx) => {
    for (const { erase } of keepers) await erase?.(tx, accountId)
  })
  expect((await order.ofTile()).receipts).toMatchObject([
    { signed_by: '', lines: [{ received: 8, damaged: 1, note: '', photo_ids: [] }] },
  ])
  expect(await photoFor(vendorA().token, photo.id)).toBe(404)
})

test('what left by a click is received by the delivery itself', async () => {
  const order = await anOrder()
  const { tile, delivery } = order
  const body = { signed_by: 'Hanna Client', lines: [{ item_id: tile, received: 9 }] }
  const receive = () => order.call<OrderShipments>(`POST /api/order_delivery/${delivery}/receipt`, body)
  expect(await receive()).toMatchObject({ status: 409, code: 'nothing_to_receive' })
  await ada().set(tile, 'picked_up')
  expect((await order.ofTile()).can.receive).toBe(true)
  expect(await receive()).toMatchObject({ status: 200 })
  expect((await order.ofTile()).can.receive).toBe(false)
  expect((await order.ofTile()).receipts).toMatchObject([
    { package_id: null, lines: [{ received: 9, damaged: 0 }] },
  ])
})
