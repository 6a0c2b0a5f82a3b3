import type { OrderPriceChanges, SoldPriceChange } from '@showroom/contract/order/price-change'
import { beforeAll, expect } from 'vitest'
import vectors from '../../../../../packages/contract/data/money-vectors.json' with { type: 'json' }
import { browserOn } from '../../account/testing/person.ts'
import { anOrderShop, minuteMs } from './order-shop.ts'
import { pricesIn } from './price-change.store.ts'
import { aVendorsMember, theProOf } from './staff.store.ts'

type Shop = ReturnType<typeof anOrderShop>

/** Whoever works on prices. */
const person = ({ shop }: Shop, { token, email }: { token: string; email: string }) => {
  const call = <Data>(calling: string, body?: object) =>
    browserOn(shop().app)<Data>(calling, { token, ...(body ? { body } : {}) })
  return {
    token,
    email,
    call,
    propose: (itemId: string, final_price_cents: number, reason = 'The maker raised it') =>
      call<SoldPriceChange>(`POST /api/order_item/${itemId}/price`, { final_price_cents, reason }),
    list: (query = '') => call<SoldPriceChange[]>(`GET /api/price_change${query}`),
    withdraw: (id: string) => call<SoldPriceChange>(`DELETE /api/price_change/${id}`),
    absorb: (id: string, unit_cents?: number) =>
      call<SoldPriceChange>(`POST /api/price_change/${id}/absorb`, unit_cents ? { unit_cents } : {}),
    set: (itemId: string, status: string) =>
      call(`PUT /api/order_item/${itemId}/status`, { status, note: '' }),
  }
}
export type PricePerson = ReturnType<typeof person>

/** The running example past the hour, and its vanity. */
const orderIn = async (shop: Shop, card?: string, project: string | null = null) => {
  const order = await (card ? shop.placedWith(card) : shop.placed(project))
  shop.later(61 * minuteMs)
  const vanity = await order.itemNamed('example-vanity')
  const path = `/api/order/${order.id}/price_changes`
  const answerAll = (answers: { id: string; answer: string }[]) =>
    order.call<OrderPriceChanges>(`POST ${path}`, { answers })
  return {
    ...order,
    vanity,
    answerAll,
    answer: (id: string, answer: string) => answerAll([{ id, answer }]),
    changes: async () => (await order.call<OrderPriceChanges>(`GET ${path}`)).data,
    line: async () =>
      (await order.read()).deliveries.flatMap(({ items }) => items).find(({ id }) => id === vanity),
    stored: async () =>
      (await pricesIn(shop.shop().db, order.id)).find(({ name }) => name === 'example-vanity'),
  }
}

/** The shop of the running example with who raises the vanity's price, and who may absorb it. */
export const aPriceShop = () => {
  const shop = anOrderShop()
  const people: Record<string, PricePerson> = {}
  const named = (name: string): PricePerson => {
    const found = people[name]
    if (!found) throw new Error(`There is no ${name} yet.`)
    return found
  }
  const member = async (vendor: string) =>
    person(shop, await aVendorsMember(shop.shop().db, { now: shop.now(), vendor }))
  beforeAll(async () => {
    people['vendor'] = await member('Vendor B')
    people['pro'] = person(shop, await theProOf(shop.shop().db, { now: shop.now(), showroom: 'HARVEST2' }))
  })
  return {
    ...shop,
    member,
    vendorB: () => named('vendor'),
    piet: () => named('pro'),
    anOrder: (card?: string) => orderIn(shop, card),
    anOrderFor: (project: string) => orderIn(shop, undefined, project),
    /** The vanity at a new price of its vendor's. */
    raised: async ({ vanity }: { vanity: string }, price = vectors.price_change.new_F) =>
      (await named('vendor').propose(vanity, price)).data.id,
    expectSound: async () => expect(await shop.differences()).toEqual([]),
  }
}
