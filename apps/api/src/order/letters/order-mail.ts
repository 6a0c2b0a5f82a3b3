import { seesUnits } from '@showroom/contract/client-terms/price-visibility'
import { z } from 'zod'
import { statusTold } from '../fulfilment/status-events.ts'
import { accountById } from '../../account/account.store.ts'
import { priceVisibilityOf } from '../../client-terms/client-terms.ts'
import type { Reader } from '../../account/letters.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Posting, PostMail } from '../../platform/mail/post.ts'
import type { JobContext, JobHandlers } from '../../platform/jobs/job.ts'
import { soldItemsOfSubOrder } from '../reading/item-profit.store.ts'
import {
  addressLetter,
  declinedLetter,
  paymentNeededLetter,
  placedLetter,
  statusLetter,
  vendorLetter,
} from './order-letters.ts'
import { cancelRequestWritings } from '../cancel-request/cancel-request-mail.ts'
import { priceChangeWritings } from '../price-change/price-change-mail.ts'
import { packageWritings, receiptWritings } from '../shipment/shipment-mail.ts'
import { returnWritings } from '../return/return-mail.ts'
import { isCancelledByPrice } from '../price-change/price-change.store.ts'
import type { WholeOrder } from '../reading/order-facts.ts'
import { orderById } from '../reading/order-read.store.ts'
import { placingOrderById } from '../placing/order-state.store.ts'
import { membersOf } from '../fulfilment/vendor-member.store.ts'

export type MailDeps = {
  db: Db
  post: PostMail
  publicUrl: string
}

const id = z.int().positive()
const aboutOrder = z.object({ orderId: id })
/** Jobs of before say no difference: then it cost the same. */
const aboutAddress = aboutOrder.extend({ moreCents: z.int().nullable().default(0) })
const aboutDelivery = aboutOrder.extend({ subOrderId: id })
const declined = aboutOrder.extend({ message: z.string() })

export type Writing = {
  to: { accountId: number; showroomId: number | null }
  write: (reader: Reader) => Letter | null
}

/** Letters about orders. Those of one job are posted together, once; those of one order arrive in their order. */
export const orderHandlers = (deps: MailDeps): JobHandlers =>
  Object.fromEntries(
    Object.entries(writingsOf(deps.db)).map(([kind, writings]) => [
      kind,
      async (payload, job) => postAll(deps, job, await writings(payload)),
    ]),
  )

type Writings = Record<string, (payload: unknown) => Promise<Writing[]>>

/** What comes after an order is placed, each with letters of its own. */
const writingsAfter = (db: Db): Writings => ({
  cancel_request: (payload) => cancelRequestWritings(db, payload),
  price_change: (payload) => priceChangeWritings(db, payload),
  shipment_shipped: (payload) => packageWritings(db, payload, 'shipped'),
  shipment_delivered: (payload) => packageWritings(db, payload, 'delivered'),
  delivery_received: (payload) => receiptWritings(db, payload),
  order_return: (payload) => returnWritings(db, payload),
})

/** The letters of each kind of job. */
const writingsOf = (db: Db): Writings => ({
  ...writingsAfter(db),
  order_placed: async (payload) => {
    const whole = await orderById(db, aboutOrder.parse(payload).orderId)
    return whole ? [await placedWriting(db, whole)] : []
  },
  order_address: async (payload) => {
    const { orderId, moreCents } = aboutAddress.parse(payload)
    const whole = await orderById(db, orderId)
    return whole
      ? [{ to: whole.order, write: (reader) => addressLetter(reader, whole.order, moreCents) }]
      : []
  },
  order_declined: async (payload) => {
    const { orderId, message } = declined.parse(payload)
    const order = await placingOrderById(db, orderId)
    // Another card was taken meanwhile, or it was given up.
    if (order?.state !== 'declined') return []
    return [{ to: order, write: (reader) => declinedLetter(reader, { ...order, message }) }]
  },
  payment_needed: async (payload) => {
    const { orderId, subOrderId } = aboutDelivery.parse(payload)
    const whole = await orderById(db, orderId)
    const delivery = whole?.deliveries.find((one) => one.id === subOrderId)
    if (!whole || !delivery) return []
    const { order } = whole
    return [{ to: order, write: (reader) => paymentNeededLetter(reader, { order, delivery }) }]
  },
  order_status: async (payload) => {
    const { orderId, itemId, status, by } = statusTold.parse(payload)
    // The letter of its package, or its return, says more.
    if (by) return []
    const whole = await orderById(db, orderId)
    const item = whole?.items.find((one) => one.id === itemId)
    if (!whole || !item) return []
    // Its own letter says why.
    if (status === 'cancle' && (await isCancelledByPrice(db, itemId))) return []
    const { order } = whole
    return [{ to: order, write: (reader) => statusLetter(reader, { order, item, status }) }]
  },
  order_for_vendor: (payload) => toVendor(db, aboutDelivery.parse(payload)),
})

const placedWriting = async (db: Db, whole: WholeOrder): Promise<Writing> => {
  const seen = seesUnits(await priceVisibilityOf(db, whole.order))
  return { to: whole.order, write: (reader) => placedLetter(reader, whole, seen) }
}

const toVendor = async (
  db: Db,
  { orderId, subOrderId }: z.infer<typeof aboutDelivery>,
): Promise<Writing[]> => {
  const whole = await orderById(db, orderId)
  const sold = await soldItemsOfSubOrder(db, subOrderId)
  const items = sold.filter(({ status }) => status !== 'cancle')
  const [first] = items
  // All of it was cancelled within the hour.
  if (!whole || !first) return []
  const { number } = whole.order
  const members = await membersOf(db, first.vendorId)
  return members.map(({ accountId }) => ({
    to: { accountId, showroomId: null },
    write: (reader) => vendorLetter(reader, { number, items }),
  }))
}

const postAll = async ({ db, post, publicUrl }: MailDeps, job: JobContext, writings: readonly Writing[]) => {
  const postings: Posting[] = []
  for (const { to, write } of writings) {
    const account = await accountById(db, to.accountId)
    const letter = account && write({ account, publicUrl })
    // Who has left has no address any more.
    if (!letter || account.email === '') continue
    const cause = `${job.cause} mailed to ${to.accountId}`
    const line = `orders of ${to.accountId}`
    postings.push({ letter, showroomId: to.showroomId, at: job.now, cause, line })
  }
  await job.finish(async (tx) => {
    for (const posting of postings) await post(tx, posting)
  })
}
