import type { OrderDocument } from '@showroom/contract/order/order-document'
import type { AddressQuote, Order, OrderItemProfit, OrderSummary } from '@showroom/contract/order/order'
import type { SoldOrderRow } from '@showroom/contract/order/sold-order'
import type { SentFile } from '@showroom/contract/shared/sent-file'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { afterAll, beforeAll } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { aBuyer, type Buyer, type OpenedShop, openShop, runningExample } from './buyer.ts'
import { overriding } from './overriding.ts'
import { setStock } from './orders.store.ts'
import { checkMoney } from '../../money-check/check-money.ts'
import { doJobs } from '../../testing/do-jobs.ts'
import { providerAt } from '../../payment/testing/a-payment.ts'
import { giveCode } from './return.store.ts'
import { anAdmin, aVendorsMember, theProOf } from './staff.store.ts'

export const minuteMs = 60_000

/** A new project, which the buyer's cart is for. */
const attached = async (buyer: Buyer, name: string): Promise<string> => {
  const about = { name, zip_code: '91101', showroom: 'HARVEST2' }
  const { data } = await buyer.call<{ id: string }>('POST /api/project', about)
  const cart = { showroom: 'HARVEST2', project_id: data.id }
  await buyer.call('POST /api/projectCart/update_project_cart', cart)
  return data.id
}

/** The running example as its client has just placed it. */
const placedIn = async (shop: OpenedShop, project: string | null, number?: string) => {
  const buyer = await aBuyer(shop)
  await buyer.add(...runningExample)
  const projectId = project === null ? null : await attached(buyer, project)
  await buyer.choose({
    coupon_code: 'EXAMPLE5',
    deliveries: [{ vendor: 'Vendor A', service: 'threshold' }],
  })
  const { data: placing } = await buyer.order(await buyer.typedCard(number))
  const id = placing.order_id
  let { data: seen } = await buyer.placing(id)
  while (seen.state === 'confirming') {
    await shop.sandbox.answer(seen.confirm_url, 'complete')
    seen = (await buyer.placing(id)).data
  }
  const read = async () => (await buyer.call<Order>(`GET /api/order/${id}`)).data
  return {
    ...buyer,
    id,
    projectId,
    read,
    list: (query = '') => buyer.call<OrderSummary[]>(`GET /api/order${query}`),
    cancel: (item_ids?: string[]) =>
      buyer.call<Order>(`POST /api/order/${id}/cancel`, item_ids ? { item_ids } : {}),
    askToCancel: (item_ids: string[], reason = '') =>
      buyer.call<Order>(`POST /api/order/${id}/cancel_request`, { item_ids, reason }),
    goTo: (chosen: object) => buyer.call<Order>(`POST /api/order/${id}/address`, chosen),
    quoteTo: (chosen: object) => buyer.call<AddressQuote>(`POST /api/order/${id}/address/quote`, chosen),
    keepAddress: () => buyer.call<Order>(`DELETE /api/order/${id}/address`),
    /** Another card for what no bank holds. */
    payAgain: async () => buyer.call(`POST /api/order/${id}/card`, { card: await buyer.typedCard() }),
    itemNamed: async (name: string) => {
      const items = (await read()).deliveries.flatMap((delivery) => delivery.items)
      return items.find(({ product_name }) => product_name === name)?.id ?? ''
    },
  }
}

/** What whoever works on orders can do. */
const worker = ({ app }: OpenedShop, { token, accountId }: { token: string; accountId: number }) => ({
  accountId,
  token,
  call: <Data>(calling: string, body: object) => browserOn(app)<Data>(calling, { token, body }),
  documentsOf: (orderId: string) =>
    browserOn(app)<OrderDocument[]>(`GET /api/order/${orderId}/documents`, { token }),
  /** A paper as a file. */
  paper: (orderId: string, name: string) =>
    app.inject({
      url: `/api/order_document/${orderId}/${name}`,
      headers: { authorization: `Bearer ${token}` },
    }),
  itemsOf: (orderId: string) =>
    browserOn(app)<OrderItemProfit[]>(`GET /api/order/${orderId}/items`, { token }),
  sold: (query = '') => browserOn(app)<SoldOrderRow[]>(`GET /api/sold_order${query}`, { token }),
  exported: () => browserOn(app)<SentFile>('GET /api/sold_order/export', { token }),
  answerCancel: (itemId: string, answer: 'accept' | 'refuse', reason = '') =>
    browserOn(app)<OrderItemProfit>(`POST /api/order_item/${itemId}/cancel_request`, {
      token,
      body: { answer, reason },
    }),
  set: (itemId: string, status: OrderStatus, note = '') =>
    browserOn(app)<OrderItemProfit>(`PUT /api/order_item/${itemId}/status`, {
      token,
      body: { status, note },
    }),
  ...overriding(app, token),
})

/** The checker, once everything that was decided is done. */
const auditIn = async (shop: OpenedShop) => {
  await doJobs(shop)
  const provider = providerAt(shop.sandbox.origin)
  return checkMoney({ db: shop.db, provider, now: shop.now(), graceMs: 0 })
}

/** The shop with its sandbox, a clock that the test turns, and everybody who has to do with an order. */
export const anOrderShop = (start = '2026-11-02T18:15:00Z') => {
  let shop: OpenedShop
  let clock = Date.parse(start)
  const now = () => new Date(clock)
  beforeAll(async () => {
    shop = await openShop(now)
    for (const { product_id } of runningExample) await setStock(shop.db, product_id, 9_000)
  })
  afterAll(() => shop.close())
  return {
    shop: () => shop,
    now,
    later: (ms: number) => {
      clock += ms
    },
    /** With a name for it, for a project of that name. */
    placed: (project: string | null = null) => placedIn(shop, project),
    /** With a card of this number. */
    placedWith: (number: string) => placedIn(shop, null, number),
    vendor: async (vendor: string) => worker(shop, await aVendorsMember(shop.db, { now: now(), vendor })),
    pro: async () => worker(shop, await theProOf(shop.db, { now: now(), showroom: 'HARVEST2' })),
    admin: async () => worker(shop, await anAdmin(shop.db, { now: now() })),
    /** They have given a code a moment ago. */
    giveCode: ({ accountId }: { accountId: number }) => giveCode(shop.db, accountId, now()),
    deliver: () => doJobs(shop),
    audit: () => auditIn(shop),
    /** Where money is not as it always is. */
    differences: async () => (await auditIn(shop)).filter((check) => check.differences.length > 0),
  }
}
