import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import type { ChatMessage } from '@showroom/contract/chat/chat'
import { messagesPerPage } from '@showroom/contract/chat/chat-choices'
import type { OrderChat, OrderChatThread } from '@showroom/contract/chat/order-chat'
import type { Account } from '../../account/account.ts'
import { cursorNow } from '../../live/positions.ts'
import {
  type StaffDelivery,
  staffDeliveriesByIds,
  staffDeliveriesOf,
  staffDelivery,
} from '../../order/fulfilment/delivery-for-staff.store.ts'
import type { OrderViewer } from '../../order/reading/item-profit.store.ts'
import { orderViewerIfAny, orderViewerOf } from '../../order/reading/order-viewer.ts'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Who } from '../../platform/http/who.ts'
import { requireAccount } from '../../account/require-account.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { type Message, messagesOf } from '../message.store.ts'
import { presentMessage } from '../present-message.ts'
import {
  type OrderThread,
  orderTalksOf,
  orderThreadsOf,
  type StaffPerson,
  staffOf,
} from './order-thread.store.ts'

/** Somebody who works on a delivery. */
export type AccountOnDelivery = { account: Account; viewer: OrderViewer; delivery: StaffDelivery }

type Deps = Pick<ChatDeps, 'db' | 'now'>

/** Somebody else's delivery is as missing as one that never was. */
export const requireDelivery = async (
  { db, now }: Deps,
  who: Pick<Who, 'caller'>,
  id: string,
): Promise<AccountOnDelivery> => {
  const { account, caller } = await requireAccount({ db }, who)
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  return { account, viewer, delivery: (await staffDelivery(db, id, viewer)) ?? refuseUnknown() }
}

const counterpart = ({ role }: OrderViewer, { vendor, companyName }: StaffDelivery): string => {
  if (role === 'Vendor') return companyName
  return role === 'Contractor' ? vendor : say.proAndVendor(companyName, vendor)
}

const presentThread = (
  viewer: OrderViewer,
  delivery: StaffDelivery,
  thread: OrderThread | undefined,
): OrderChatThread => {
  const { lastNo = 0, seenNo = 0 } = thread ?? {}
  return {
    delivery_id: delivery.publicId,
    order_id: delivery.orderPublicId,
    order_number: delivery.orderNumber,
    with: counterpart(viewer, delivery),
    last_no: lastNo,
    last_at: thread?.lastAt?.toISOString() ?? null,
    last_text: thread?.lastText ?? '',
    seen_no: seenNo,
    unread: lastNo - seenNo,
  }
}

/** An order of nobody whom the caller works with has none. */
export const listOrderChats = async (
  { db, now }: Deps,
  who: Pick<Who, 'caller'>,
  orderId: string,
): Promise<OrderChatThread[]> => {
  const { account, caller } = await requireAccount({ db }, who)
  const viewer = await orderViewerOf({ db, now: now() }, caller)
  const deliveries = await staffDeliveriesOf(db, orderId, viewer)
  if (deliveries.length === 0) return refuseUnknown()
  const ids = deliveries.map(({ id }) => id)
  const threads = await orderThreadsOf(db, ids, account.id)
  return deliveries.map((delivery) =>
    presentThread(
      viewer,
      delivery,
      threads.find(({ subOrderId }) => subOrderId === delivery.id),
    ),
  )
}

/** An Admin's are those that they have looked at or written in; whoever speaks for no vendor yet has none. */
export const listOwnTalks = async (
  { db, now }: Deps,
  who: Pick<Who, 'caller'>,
): Promise<{ threads: OrderChatThread[]; live: string }> => {
  const { account, caller } = await requireAccount({ db }, who)
  const live = await cursorNow(db, { accountId: account.id, projectId: null, page: null })
  const viewer = await orderViewerIfAny({ db, now: now() }, caller)
  if (!viewer) return { threads: [], live }
  const threads = await orderTalksOf(db, viewer, account.id)
  const deliveries = await staffDeliveriesByIds(
    db,
    threads.map(({ subOrderId }) => subOrderId),
  )
  const presented = threads.flatMap((thread) => {
    const delivery = deliveries.find(({ id }) => id === thread.subOrderId)
    return delivery ? [presentThread(viewer, delivery, thread)] : []
  })
  return { threads: presented, live }
}

const sideName = (side: StaffPerson['side'], { vendor, companyName }: StaffDelivery): string =>
  ({ pro: companyName, vendor, marketplace: say.marketplace })[side]

/** Under their name and for whom they speak: a vendor's people need not know the Pro's by their first names. */
export const presentSaid =
  (delivery: StaffDelivery, staff: readonly StaffPerson[]) =>
  (message: Message): ChatMessage => {
    const shown = presentMessage(message)
    const side = staff.find(({ publicId }) => publicId === shown.author?.id)?.side
    if (!shown.author || !side) return shown
    return {
      ...shown,
      author: { ...shown.author, name: `${shown.author.name}, ${sideName(side, delivery)}` },
    }
  }

export const staffFor = (db: Queries, { id }: StaffDelivery) => staffOf(db, id)

type Looking = { beforeNo: number | null; search: string }

/** The cursor comes before the data: what happens meanwhile is told once more rather than never. */
export const readOrderChat = async (
  { db }: Deps,
  { account, viewer, delivery }: AccountOnDelivery,
  { beforeNo, search }: Looking,
): Promise<OrderChat> => {
  const standing = { accountId: account.id, projectId: null, deliveryId: delivery.id, page: null }
  const live = await cursorNow(db, standing)
  const [thread] = await orderThreadsOf(db, [delivery.id], account.id)
  const most = messagesPerPage + 1
  const found = thread ? await messagesOf(db, thread.id, { beforeNo, search, most }) : []
  const messages = found.slice(-messagesPerPage)
  const staff = await staffFor(db, delivery)
  return {
    thread: presentThread(viewer, delivery, thread),
    me: account.publicId,
    people: staff.map(({ publicId, name, side, seenNo }) => ({
      id: publicId,
      name,
      side,
      of: sideName(side, delivery),
      seen_no: seenNo,
    })),
    Project_chats: messages.map(presentSaid(delivery, staff)),
    has_older: found.length > messages.length,
    live,
  }
}
