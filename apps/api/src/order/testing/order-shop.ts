import type { Order, OrderItemProfit, OrderSummary } from '@showroom/contract/order/order'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { afterAll, beforeAll } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { aBuyer, type OpenedShop, openShop, runningExample } from '../../checkout/testing/buyer.ts'
import { setStock } from '../../checkout/testing/orders.store.ts'
import { checkMoney } from '../../money-check/check-money.ts'
import { deliverDue } from '../../outbox/outbox.ts'
import { wireOutbox } from '../../outbox-wiring.ts'
import { providerAt } from '../../payment/testing/a-payment.ts'
import { anAdmin, aVendorsMember, theProOf } from './staff.store.ts'

export const minuteMs = 60_000

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

  const as = (token: string) => ({
    call: <Data>(calling: string, body?: object) =>
      browserOn(shop.app)<Data>(calling, { token, ...(body ? { body } : {}) }),
    itemsOf: (orderId: string) =>
      browserOn(shop.app)<OrderItemProfit[]>(`GET /api/order/${orderId}/items`, { token }),
    set: (itemId: string, status: OrderStatus, note = '') =>
      browserOn(shop.app)<OrderItemProfit>(`PUT /api/order_item/${itemId}/status`, {
        token,
        body: { status, note },
      }),
  })

  /** The running example as its client has just placed it. */
  const placed = async (telling: { lines?: object[]; coupon?: string | null } = {}) => {
    const buyer = await aBuyer(shop)
    await buyer.add(...(telling.lines ?? runningExample))
    const coupon_code = telling.coupon === undefined ? 'EXAMPLE5' : telling.coupon
    await buyer.choose({ coupon_code, deliveries: [{ vendor: 'Vendor A', service: 'threshold' }] })
    const { data: placing } = await buyer.order()
    const id = placing.order_id
    const read = async () => (await buyer.call<Order>(`GET /api/order/${id}`)).data
    return {
      ...buyer,
      id,
      read,
      list: (query = '') => buyer.call<OrderSummary[]>(`GET /api/order${query}`),
      cancel: (item_ids?: string[]) =>
        buyer.call<Order>(`POST /api/order/${id}/cancel`, item_ids ? { item_ids } : {}),
      itemNamed: async (name: string) => {
        const items = (await read()).deliveries.flatMap((delivery) => delivery.items)
        return items.find(({ product_name }) => product_name === name)?.id ?? ''
      },
    }
  }

  /** Sends what waits, and tells what went wrong. */
  const deliver = async () => {
    const troubles: unknown[] = []
    await deliverDue(wireOutbox({ ...shop, now }, (error) => troubles.push(error)))
    return troubles
  }

  /** The checker, once everything that was decided is done. */
  const audit = async () => {
    await deliver()
    const provider = providerAt(shop.sandbox.origin)
    return checkMoney({ db: shop.db, provider, now: now(), graceMs: 0 })
  }

  return {
    shop: () => shop,
    now,
    later: (ms: number) => {
      clock += ms
    },
    placed,
    as,
    vendor: async (vendor: string) => as((await aVendorsMember(shop.db, { now: now(), vendor })).token),
    pro: async () => as((await theProOf(shop.db, { now: now(), showroom: 'HARVEST2' })).token),
    admin: async () => as((await anAdmin(shop.db, { now: now() })).token),
    deliver,
    audit,
    /** Where money is not as it always is. */
    differences: async () => (await audit()).filter((check) => check.differences.length > 0),
  }
}
