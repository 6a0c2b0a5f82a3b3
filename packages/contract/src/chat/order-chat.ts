import { z } from 'zod'
import { opaqueId } from '../shared/ids.ts'
import { chatMessage } from './chat.ts'

export const orderChatSides = ['pro', 'vendor', 'marketplace'] as const

/** What is said about one delivery by who sells and who delivers it. Its client knows nothing of it. */
export const orderChatThread = z
  .object({
    delivery_id: opaqueId,
    order_id: opaqueId,
    order_number: z.string(),
    /** Whom the caller talks with: a Pro with the vendor, a vendor with the Pro. */
    with: z.string(),
    last_no: z.int(),
    last_at: z.iso.datetime().nullable(),
    last_text: z.string(),
    seen_no: z.int(),
    unread: z.int(),
  })
  .meta({ id: 'OrderChatThread' })
export type OrderChatThread = z.infer<typeof orderChatThread>

export const orderChatPerson = z.object({
  id: opaqueId,
  name: z.string(),
  side: z.enum(orderChatSides),
  /** For whom they speak: the Pro's company, the vendor, the marketplace. */
  of: z.string(),
  seen_no: z.int(),
})

export const orderChat = z
  .object({
    thread: orderChatThread,
    me: opaqueId,
    people: z.array(orderChatPerson),
    Project_chats: z.array(chatMessage),
    has_older: z.boolean(),
    /** From where `GET /api/live` goes on. */
    live: z.string(),
  })
  .meta({ id: 'OrderChat' })
export type OrderChat = z.infer<typeof orderChat>
