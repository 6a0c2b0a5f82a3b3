import { orderStatus } from '@showroom/contract/order/order'
import { z } from 'zod'
import { accountById } from '../../account/account.store.ts'
import type { Reader } from '../../account/letters.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Letter, Sender } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { JobHandlers } from '../../platform/jobs/job.ts'
import { soldItemsOfSubOrder } from '../reading/item-profit.store.ts'
import {
  addressLetter,
  declinedLetter,
  paymentNeededLetter,
  placedLetter,
  statusLetter,
  vendorLetter,
} from './order-letters.ts'
import { orderById } from '../reading/order-read.store.ts'
import { placingOrderById } from '../placing/order-state.store.ts'
import { membersOf } from '../fulfilment/vendor-member.store.ts'

export type MailParts = {
  db: Db
  mail: Mail
  publicUrl: string
  /** In whose name and colors a client is written to; null: in ours. */
  senderOf: (showroomId: number | null) => Promise<Sender>
}

const id = z.int().positive()
const aboutOrder = z.object({ orderId: id })
const aboutDelivery = aboutOrder.extend({ subOrderId: id })
const declined = aboutOrder.extend({ message: z.string() })
const aboutItem = aboutOrder.extend({ itemId: id, status: orderStatus })

/** Letters about orders: a message that comes twice is a letter that comes twice, never one that is lost. */
export const orderHandlers = (parts: MailParts): JobHandlers => ({
  order_placed: async (payload) => {
    const whole = await orderById(parts.db, aboutOrder.parse(payload).orderId)
    if (whole) await writeTo(parts, whole.order, (reader) => placedLetter(reader, whole))
  },
  order_address: async (payload) => {
    const whole = await orderById(parts.db, aboutOrder.parse(payload).orderId)
    if (whole) await writeTo(parts, whole.order, (reader) => addressLetter(reader, whole.order))
  },
  order_declined: async (payload) => {
    const { orderId, message } = declined.parse(payload)
    const order = await placingOrderById(parts.db, orderId)
    // Another card was taken meanwhile, or it was given up.
    if (order?.state !== 'declined') return
    await writeTo(parts, order, (reader) => declinedLetter(reader, { ...order, message }))
  },
  payment_needed: async (payload) => {
    const { orderId, subOrderId } = aboutDelivery.parse(payload)
    const whole = await orderById(parts.db, orderId)
    const delivery = whole?.deliveries.find((one) => one.id === subOrderId)
    if (!whole || !delivery) return
    await writeTo(parts, whole.order, (reader) =>
      paymentNeededLetter(reader, { order: whole.order, delivery }),
    )
  },
  order_status: async (payload) => {
    const { orderId, itemId, status } = aboutItem.parse(payload)
    const whole = await orderById(parts.db, orderId)
    const item = whole?.items.find((one) => one.id === itemId)
    if (!whole || !item) return
    await writeTo(parts, whole.order, (reader) => statusLetter(reader, { order: whole.order, item, status }))
  },
  order_for_vendor: async (payload) => {
    const { orderId, subOrderId } = aboutDelivery.parse(payload)
    const whole = await orderById(parts.db, orderId)
    const items = (await soldItemsOfSubOrder(parts.db, subOrderId)).filter(
      ({ status }) => status !== 'cancle',
    )
    const [first] = items
    // All of it was cancelled within the hour.
    if (!whole || !first) return
    const { number } = whole.order
    for (const { accountId } of await membersOf(parts.db, first.vendorId))
      await writeTo(parts, { accountId, showroomId: null }, (reader) =>
        vendorLetter(reader, { number, items }),
      )
  },
})

type Addressed = { accountId: number; showroomId: number | null }

const writeTo = async (
  { db, mail, publicUrl, senderOf }: MailParts,
  { accountId, showroomId }: Addressed,
  write: (reader: Reader) => Letter | null,
) => {
  const account = await accountById(db, accountId)
  const letter = account && write({ account, publicUrl })
  // Who has left has no address any more.
  if (letter && account.email !== '') await mail.send(letter, await senderOf(showroomId))
}
