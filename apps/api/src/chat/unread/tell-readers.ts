import type { Account } from '../../account/account.ts'
import { shareAccountRows } from '../../account/account.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { appendToEach } from '../../platform/feed/feed.store.ts'
import type { JobHandlers } from '../../platform/jobs/job.ts'
import { chatUnread } from '../chat-events.ts'
import { staffOf } from '../order-thread/order-thread.store.ts'
import { peopleOf } from '../thread.store.ts'
import { ownerOfThread } from './thread-owner.store.ts'

type Reader = { accountId: number; publicId: string; seenNo: number }

const readersOf = async (tx: Queries, threadId: number): Promise<Reader[]> => {
  const owner = await ownerOfThread(tx, threadId)
  if (!owner) return []
  if (owner.projectId !== null) return peopleOf(tx, owner.projectId)
  return owner.subOrderId === null ? [] : staffOf(tx, owner.subOrderId)
}

/** That their number of unread messages is another one: neither which, nor where, nor a word of it. */
const tellCounts = (tx: Queries, readers: readonly Omit<Reader, 'seenNo'>[], now: Date) =>
  appendToEach(
    tx,
    readers.map(({ accountId, publicId }) => ({ accountId, subject: publicId })),
    { kind: 'chats', at: now },
  )

/** Everybody who has not read as far. */
export const readersTold: JobHandlers = {
  chat_unread: async (payload, { now, finish }) => {
    const { threadId, no } = chatUnread.parse(payload)
    await finish(async (tx) => {
      const away = (await readersOf(tx, threadId)).filter(({ seenNo }) => seenNo < no)
      // Whoever leaves locks their account before what was told to it.
      const still = await shareAccountRows(
        tx,
        away.map(({ accountId }) => accountId),
      )
      await tellCounts(
        tx,
        away.filter(({ accountId }) => still.has(accountId)),
        now,
      )
    })
  },
}

/** Their other pages count anew: what was read here is read there. After the thread's own transaction, never in it. */
export const tellCountOf = async (db: Db, { id, publicId }: Account, now: Date): Promise<void> => {
  await db.transaction((tx) => tellCounts(tx, [{ accountId: id, publicId }], now))
}
