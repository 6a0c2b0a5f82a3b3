import type { DeliveryPrice, DeliveryToday } from '@showroom/contract/shipping/delivery-price'
import { hourMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { anAddress, browserOn } from '../account/testing/person.ts'
import { auditOf } from '../audit/audit.store.ts'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { anAdmin } from '../order/testing/staff.store.ts'
import { givesCode } from '../rates/testing/rate.store.ts'
import { editDeliveryPrice } from './testing/delivery-price.store.ts'

const shop = anOrderShop()
/** From the morning to a quarter of an hour before the marketplace's midnight. */
const untilLateMs = 13.5 * hourMs

const desk = async (hasCode = true) => {
  const { token, accountId } = await anAdmin(shop.shop().db, { now: shop.now() })
  if (hasCode) await givesCode(shop.shop().db, accountId, shop.now())
  const call = <Data>(calling: string, body?: object) =>
    browserOn(shop.shop().app)<Data>(calling, { token, ...(body ? { body } : {}) })
  return {
    plan: (body: object) => call<DeliveryPrice>('POST /api/admin/delivery_prices', body),
    cancel: (id: string) => call<DeliveryPrice>(`DELETE /api/admin/delivery_prices/${id}`),
    prices: async (query = '') =>
      (await call<DeliveryPrice[]>(`GET /api/admin/delivery_prices?${query}`)).data,
    today: async () =>
      (await call<DeliveryToday[]>('GET /api/admin/deliveries')).data.map(({ service, price_cents }) => [
        service,
        price_cents,
      ]),
  }
}

const aPrice = { service: 'threshold', price_cents: 5_200, starts_on: '2026-11-03', note: 'Fuel' }
const free = [
  ['parcel', 0],
  ['curbside', 0],
]

test('a price is refused that is out of bounds, begins today, is of a free way, or comes without a code', async () => {
  const admin = await desk()
  for (const wrong of [
    { ...aPrice, price_cents: 500_001 },
    { ...aPrice, price_cents: -1 },
    { ...aPrice, price_cents: 45.5 },
    { ...aPrice, service: 'parcel' },
    { ...aPrice, service: 'curbside' },
    { ...aPrice, starts_on: '2026-11-02' },
    { ...aPrice, starts_on: '2029-01-01' },
    { ...aPrice, price_cents: 4_500 },
  ])
    expect(await admin.plan(wrong)).toMatchObject({ status: 422 })
  expect(await (await desk(false)).plan(aPrice)).toMatchObject({ status: 403, code: 'otp_needed' })
  expect((await admin.prices()).map(({ state }) => state)).toEqual(['in_effect', 'in_effect', 'in_effect'])
})

test('what is ordered from its day on costs the new price; what was ordered before keeps its own, also elsewhere', async () => {
  shop.later(untilLateMs)
  const before = await shop.placed()
  const admin = await desk()
  const planned = await admin.plan(aPrice)
  expect(planned).toMatchObject({
    status: 200,
    message: 'Planned: it takes effect on 11.03.2026.',
    data: { before_cents: 4_500, price_cents: 5_200, state: 'planned' },
  })
  expect(await admin.plan({ ...aPrice, price_cents: 6_000 })).toMatchObject({ code: 'price_planned' })
  expect(await admin.today()).toEqual([
    ...free,
    ['threshold', 4_500],
    ['inside', 9_500],
    ['white_glove', 19_500],
  ])
  shop.later(0.5 * hourMs)
  const again = await desk()
  expect((await again.today())[2]).toEqual(['threshold', 5_200])
  const after = await shop.placed()
  const elsewhere = { address: anAddress({ zip_code: '90012' }) }
  expect(await before.quoteTo(elsewhere)).toMatchObject({
    status: 200,
    data: {
      now: { shipping_cents: 4_500 },
      there: { shipping_cents: 4_500 },
      more_cents: 0,
    },
  })
  expect((await after.quoteTo(elsewhere)).data).toMatchObject({
    now: { shipping_cents: 5_200 },
    there: { shipping_cents: 5_200 },
  })
  const [first, ...others] = await again.prices()
  expect(first).toMatchObject({ id: planned.data.id, state: 'in_effect' })
  expect(others.find(({ service }) => service === 'threshold')).toMatchObject({ state: 'past' })
  expect(await again.cancel(planned.data.id)).toMatchObject({ status: 409, code: 'price_over' })
  await expect(editDeliveryPrice(shop.shop().db, planned.data.id, 1)).rejects.toThrow('never changed')
})

test('what is cancelled before its day never holds, makes room for another, and stands in the audit', async () => {
  const admin = await desk()
  const asked = { ...aPrice, service: 'inside', price_cents: 0, starts_on: '2026-11-20' }
  const { data } = await admin.plan(asked)
  expect(await admin.cancel(data.id)).toMatchObject({ status: 200, data: { state: 'cancelled' } })
  expect(await admin.cancel(data.id)).toMatchObject({ status: 409, code: 'price_over' })
  expect(await admin.plan({ ...asked, price_cents: 10_000 })).toMatchObject({
    status: 200,
    data: { before_cents: 9_500 },
  })
  expect(await (await desk(false)).cancel(data.id)).toMatchObject({ status: 403, code: 'otp_needed' })
  const deeds = await auditOf(shop.shop().db, 'delivery_price', data.id)
  expect(deeds.map(({ action, note }) => [action, note])).toEqual([
    ['planned', 'Inside: $0.00 from 11.20.2026'],
    ['cancelled', 'Inside: $0.00 from 11.20.2026'],
  ])
  const paged = [await admin.prices('page_size=2'), await admin.prices('page_size=2&page=2')].flat()
  expect(paged.map(({ id }) => id)).toEqual((await admin.prices()).slice(0, 4).map(({ id }) => id))
})
