import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import type { OrderReturns, ReturnQuote, SoldReturn } from '@showroom/contract/order/return'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import sharp from 'sharp'
import { beforeAll, expect } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { OpenedShop } from './buyer.ts'
import { anOrderShop } from './order-shop.ts'
import { overriding } from './overriding.ts'
import { giveCode, staySignedIn } from './return.store.ts'
import { anAdmin, aVendorsMember, theProOf } from './staff.store.ts'

type Shop = ReturnType<typeof anOrderShop>
type Wish = { kind: string; reason: string; lines: { item_id: string; qty: number }[] }

/** Whoever answers for returns. */
const person = (
  { shop, now }: Shop,
  { token, accountId, email }: { token: string; accountId: number; email: string },
) => {
  const call = <Data>(calling: string, body?: object) =>
    browserOn(shop().app)<Data>(calling, { token, ...(body ? { body } : {}) })
  const one = (id: string, step: string, body?: object) =>
    call<SoldReturn>(`POST /api/return/${id}/${step}`, body ?? {})
  return {
    token,
    email,
    call,
    giveCode: () => giveCode(shop().db, accountId, now()),
    list: async (query = '') => (await call<SoldReturn[]>(`GET /api/return${query}`)).data,
    approve: (id: string, outcome?: string) =>
      one(id, 'answer', { answer: 'approve', ...(outcome ? { outcome } : {}) }),
    reject: (id: string, reason: string) => one(id, 'answer', { answer: 'reject', reason }),
    receive: (id: string, lines: object[]) => one(id, 'receive', { lines }),
    refund: (id: string) => one(id, 'refund'),
    replace: (id: string, tracking: string) => one(id, 'replace', { tracking }),
    set: (itemId: string, status: string, note = '') =>
      call(`PUT /api/order_item/${itemId}/status`, { status, note }),
    override: (itemId: string, status: OrderStatus, note: string) =>
      overriding(shop().app, token).override(itemId, status, note),
  }
}
export type ReturnPerson = ReturnType<typeof person>

const dot = () =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()

/** A picture of what is wrong, as a form sends it. */
export const photoIn = async (
  { app }: OpenedShop,
  { orderId, token }: { orderId: string; token: string },
) => {
  const head =
    '--p\r\ncontent-disposition: form-data; name="file"; filename="box.png"\r\ncontent-type: image/png\r\n\r\n'
  const reply = await app.inject({
    method: 'POST',
    url: `/api/return_photo/${orderId}`,
    headers: { 'content-type': 'multipart/form-data; boundary=p', authorization: `Bearer ${token}` },
    payload: Buffer.concat([Buffer.from(head), await dot(), Buffer.from('\r\n--p--\r\n')]),
  })
  return reply.json<{ data: { id: string } }>().data.id
}

/** The running example with its tile delivered. */
const deliveredIn = async (shop: Shop, admin: ReturnPerson) => {
  const order = await shop.placed()
  shop.later(hourMs * 2)
  const tile = await order.itemNamed('example-tile')
  await admin.set(tile, 'delivered')
  const path = `/api/order/${order.id}/return`
  const wish = (qty: number, reason = 'changed_mind', kind = 'return'): Wish => ({
    kind,
    reason,
    lines: [{ item_id: tile, qty }],
  })
  const ask = (wished: Wish, more: object = {}) =>
    order.call<OrderReturns>(`POST ${path}`, {
      ...wished,
      key: newPublicId(),
      is_untouched: true,
      ...more,
    })
  const returns = async () => (await order.call<OrderReturns>(`GET ${path}`)).data
  return {
    ...order,
    tile,
    wish,
    ask,
    returns,
    quote: (wished: Wish) => order.call<ReturnQuote>(`POST ${path}/quote`, wished),
    photo: () => photoIn(shop.shop(), { orderId: order.id, token: order.guest.session ?? '' }),
    photoBy: ({ token }: { token: string }) => photoIn(shop.shop(), { orderId: order.id, token }),
    newest: async () => (await returns()).returns[0]?.id ?? '',
    line: async () =>
      (await order.read()).deliveries.flatMap(({ items }) => items).find(({ id }) => id === tile),
    withdraw: (id: string) => order.call<OrderReturns>(`DELETE /api/return/${id}`),
    sent: (id: string) => order.call<OrderReturns>(`POST /api/return/${id}/sent`, { tracking: '1Z999' }),
  }
}

export type ReturnOrder = Awaited<ReturnType<typeof deliveredIn>>

/** The shop of the running example with who sells its tile, the Pro and an Admin. */
export const aReturnShop = () => {
  const shop = anOrderShop()
  const people: Record<string, ReturnPerson> = {}
  const named = (name: string): ReturnPerson => {
    const found = people[name]
    if (!found) throw new Error(`There is no ${name} yet.`)
    return found
  }
  beforeAll(async () => {
    const { db } = shop.shop()
    const now = shop.now()
    people['vendor'] = person(shop, await aVendorsMember(db, { now, vendor: 'Vendor A' }))
    people['other'] = person(shop, await aVendorsMember(db, { now, vendor: 'Vendor B' }))
    people['pro'] = person(shop, await theProOf(db, { now, showroom: 'HARVEST2' }))
    people['admin'] = person(shop, await anAdmin(db, { now }))
  })
  return {
    ...shop,
    vendorA: () => named('vendor'),
    vendorB: () => named('other'),
    piet: () => named('pro'),
    ada: () => named('admin'),
    delivered: () => deliveredIn(shop, named('admin')),
    /** Weeks go by, and everybody stays signed in. */
    later: async (ms: number) => {
      shop.later(ms)
      await staySignedIn(shop.shop().db, new Date(shop.now().getTime() + dayMs))
    },
    /** Weeks go by, and no webhook finds its way to a test: what the provider told is not asked for. */
    expectSound: async () =>
      expect((await shop.differences()).filter(({ name }) => !name.startsWith('Every event'))).toEqual([]),
  }
}
