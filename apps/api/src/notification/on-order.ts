import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { z } from 'zod'
import { statusTold } from '../order/fulfilment/status-events.ts'
import { accountByPublicId } from '../account/account.store.ts'
import { membersOf } from '../order/fulfilment/vendor-member.store.ts'
import { missingPaymentsOfOrder } from '../order/fulfilment/missing-payments.ts'
import { isClientTold } from '../order/letters/order-letters.ts'
import { placingOrderById } from '../order/placing/order-state.store.ts'
import { soldItemsOfSubOrder } from '../order/reading/item-profit.store.ts'
import type { OrderFacts } from '../order/reading/order-facts.ts'
import { orderById } from '../order/reading/order-read.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

const id = z.int().positive()
const aboutOrder = z.object({ orderId: id })
const aboutDelivery = aboutOrder.extend({ subOrderId: id })

type Named = Pick<OrderFacts, 'publicId' | 'number' | 'accountId'>

const factsOf = ({ publicId, number }: Omit<Named, 'accountId'>) => ({
  order_id: publicId,
  order_number: number,
})

/** For the client whose order it is. */
const forClient = (order: Named, news: Pick<News, 'kind' | 'cause'> & Partial<News>): News => ({
  accountId: order.accountId,
  subject: order.publicId,
  ...news,
  facts: { ...factsOf(order), ...news.facts },
})

const waitsForVendor = ({ status }: { status: OrderStatus }): boolean => status === 'waiting_for_approval'

export const onOrder = {
  order_placed: async (db, payload, cause) => {
    const whole = await orderById(db, aboutOrder.parse(payload).orderId)
    if (!whole) return {}
    const { order } = whole
    const settled = [{ subject: order.publicId, kinds: ['order_declined' as const] }]
    const news = [forClient(order, { kind: 'order_placed', cause }), ...(await forPro(db, order, cause))]
    return { settled, news }
  },
  order_address: async (db, payload, cause) => {
    const whole = await orderById(db, aboutOrder.parse(payload).orderId)
    return whole ? { news: [forClient(whole.order, { kind: 'order_address', cause })] } : {}
  },
  order_declined: async (db, payload, cause) => {
    const order = await placingOrderById(db, aboutOrder.parse(payload).orderId)
    // Another card was taken meanwhile, or it was given up.
    return order?.state === 'declined' ? { news: [forClient(order, { kind: 'order_declined', cause })] } : {}
  },
  order_abandoned: async (db, payload) => {
    const order = await placingOrderById(db, aboutOrder.parse(payload).orderId)
    return order ? { settled: [{ subject: order.publicId, kinds: ['order_declined'] }] } : {}
  },
  payment_needed: async (db, payload, cause) => {
    const { orderId, subOrderId } = aboutDelivery.parse(payload)
    const whole = await orderById(db, orderId)
    const delivery = whole?.deliveries.find((one) => one.id === subOrderId)
    if (!whole || !delivery) return {}
    const { vendor } = delivery
    return { news: [forClient(whole.order, { kind: 'payment_needed', cause, facts: { vendor } })] }
  },
  payment_found: async (db, payload) => {
    const whole = await orderById(db, aboutOrder.parse(payload).orderId)
    if (!whole) return {}
    const missing = await missingPaymentsOfOrder(db, whole.order.id, whole.items)
    if (missing.length > 0) return {}
    return { settled: [{ subject: whole.order.publicId, kinds: ['payment_needed'] }] }
  },
  order_status: async (db, payload, cause) => {
    const { orderId, itemId, status, by } = statusTold.parse(payload)
    const whole = await orderById(db, orderId)
    const item = whole?.items.find((one) => one.id === itemId)
    const delivery = whole?.deliveries.find((one) => one.id === item?.subOrderId)
    if (!whole || !item || !delivery) return {}
    const facts = { item: item.productName, status }
    const isWaiting = whole.items.some((one) => one.subOrderId === delivery.id && waitsForVendor(one))
    const isMissing = (await missingPaymentsOfOrder(db, orderId, whole.items)).length > 0
    return {
      settled: [
        ...(isWaiting ? [] : [{ subject: delivery.publicId, kinds: ['order_for_vendor' as const] }]),
        // Of what is declined or cancelled no payment is missing.
        ...(isMissing ? [] : [{ subject: whole.order.publicId, kinds: ['payment_needed' as const] }]),
      ],
      // A package, or a return, tells of what it brings about.
      news:
        isClientTold(status) && by === undefined
          ? [forClient(whole.order, { kind: 'order_status', cause, facts })]
          : [],
    }
  },
  order_for_vendor: async (db, payload, cause) => {
    const { orderId, subOrderId } = aboutDelivery.parse(payload)
    const whole = await orderById(db, orderId)
    const delivery = whole?.deliveries.find((one) => one.id === subOrderId)
    const sold = await soldItemsOfSubOrder(db, subOrderId)
    const left = sold.find(waitsForVendor)
    // All of it was cancelled within the hour, or answered.
    if (!whole || !delivery || !left) return {}
    const facts = factsOf(whole.order)
    const members = await membersOf(db, left.vendorId)
    return {
      news: members.map(({ accountId }) => ({
        accountId,
        kind: 'order_for_vendor',
        cause,
        subject: delivery.publicId,
        facts,
      })),
    }
  },
} satisfies Record<string, Listener>

/** The Pro in whose showroom it was ordered; behind the platform's own there is none. */
const forPro = async (db: Queries, order: OrderFacts, cause: string): Promise<News[]> => {
  const pro = await accountByPublicId(db, order.showroomRef)
  if (pro?.type !== 'Contractor' || pro.id === order.accountId) return []
  const { publicId: subject } = order
  return [
    {
      accountId: pro.id,
      kind: 'order_in_showroom',
      cause: `${cause} in the showroom`,
      subject,
      facts: factsOf(order),
    },
  ]
}
