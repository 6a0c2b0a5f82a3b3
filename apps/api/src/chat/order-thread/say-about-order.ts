import type { ChatMessage } from '@showroom/contract/chat/chat'
import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import type { Queries } from '../../platform/db/db.ts'
import { appendEvent } from '../../platform/feed/feed.store.ts'
import { refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { tellSaidAboutOrder, tellUnread } from '../chat-events.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { createMessage, type Message, messageAt, messageCalled, messageSent } from '../message.store.ts'
import { allowWriting, lastTextOf, namedBy } from '../post-message.ts'
import { nextPlace, saveSeen } from '../thread.store.ts'
import { tellCountOf } from '../unread/tell-readers.ts'
import { attachOrderFiles, orderDraftsNamed } from './order-file.store.ts'
import { lockOrderThread, orderThreadsOf } from './order-thread.store.ts'
import { type AccountOnDelivery, presentSaid, staffFor } from './read-order-chat.ts'

type Said = { clientId: string; body: string; files: readonly string[]; replyTo: number | null }

/** Says it once, however often it is sent. Its events are of the delivery's own feed, which no client reads. */
export const sayAboutOrder = async (
  { db, now }: Pick<ChatDeps, 'db' | 'now'>,
  on: AccountOnDelivery,
  said: Said,
): Promise<ChatMessage> => {
  const { account, delivery } = on
  await allowWriting(db, account.id, now())
  const message = await db.transaction(async (tx) => {
    const threadId = await lockOrderThread(tx, { subOrderId: delivery.id, publicId: newPublicId() })
    const before = await messageSent(tx, { threadId, authorId: account.id, clientId: said.clientId })
    return before ?? write(tx, on, { threadId, said, now: now() })
  })
  return presentSaid(delivery, await staffFor(db, delivery))(message)
}

type Writing = { threadId: number; said: Said; now: Date }

const write = async (
  tx: Queries,
  { account, delivery }: AccountOnDelivery,
  { threadId, said: { body, clientId, files, replyTo }, now }: Writing,
): Promise<Message> => {
  const whose = { subOrderId: delivery.id, accountId: account.id }
  const drafts = namedBy(files, await orderDraftsNamed(tx, { ...whose, files }))
  const no = await nextPlace(tx, threadId, { text: lastTextOf(body, '', drafts), now })
  if (replyTo !== null && !(await messageAt(tx, threadId, replyTo)))
    refuseInvalid({ reply_to: [say.unknownReply] })
  const publicId = newPublicId()
  const about = { publicId, threadId, no, authorId: account.id, kind: 'text', now } as const
  const messageId = await createMessage(tx, { ...about, body, card: null, replyTo, mentions: [], clientId })
  await attachOrderFiles(
    tx,
    messageId,
    drafts.map(({ id }) => id),
  )
  await saveSeen(tx, { threadId, accountId: account.id, no })
  await tellSaidAboutOrder(tx, { subOrderId: delivery.id, no, publicId, actorId: account.id, now })
  await tellUnread(tx, { threadId, no, now })
  const message = await messageCalled(tx, publicId)
  if (!message) throw new Error('The message was not kept.')
  const payload = presentSaid(delivery, await staffFor(tx, delivery))(message)
  const event = { kind: 'chat.message', subject: publicId, actorId: account.id, payload, at: now }
  await appendEvent(tx, { subOrderId: delivery.id }, event)
  return message
}

/** How far somebody has read of what is said about a delivery. */
export const seeOrderChat = async (
  { db, now }: Pick<ChatDeps, 'db' | 'now'>,
  { account, delivery }: AccountOnDelivery,
  no: number,
): Promise<{ seen_no: number; unread: number }> => {
  const [thread] = await orderThreadsOf(db, [delivery.id], account.id)
  if (!thread) return { seen_no: 0, unread: 0 }
  const seenNo = Math.min(Math.max(no, thread.seenNo), thread.lastNo)
  const isFurther = await db.transaction(async (tx) => {
    if (!(await saveSeen(tx, { threadId: thread.id, accountId: account.id, no: seenNo }))) return false
    const payload = { by: account.publicId, no: seenNo }
    const event = { kind: 'chat.seen', subject: delivery.publicId, actorId: account.id, payload, at: now() }
    await appendEvent(tx, { subOrderId: delivery.id }, event)
    return true
  })
  if (isFurther) await tellCountOf(db, account, now())
  return { seen_no: seenNo, unread: thread.lastNo - seenNo }
}
