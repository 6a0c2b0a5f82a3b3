import type { Db, Queries } from '../db/db.ts'
import {
  type Message,
  type NewMessage,
  claimMessages,
  saveDelivered,
  saveMessage,
  savePutOff,
} from './outbox.store.ts'

/**
 * What to do with a message of a kind. It is called at least once: what may not happen twice has to say so itself.
 * It runs outside of transactions.
 */
export type Handlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>

export type OutboxParts = {
  db: Db
  now: () => Date
  handlers: Handlers
  onTrouble: (error: unknown, message: Pick<Message, 'id' | 'kind' | 'tries'>) => void
}

/** Saves a message with the change that caused it: if the transaction fails, it was never written. */
export const emit = async (tx: Queries, message: NewMessage): Promise<void> => {
  await saveMessage(tx, message)
}

const batch = 20
const leaseMs = 120_000
const longestWaitMs = 3_600_000

/** 2 s, 4 s, 8 s … an hour. */
export const waitAfter = (tries: number): number => Math.min(1_000 * 2 ** tries, longestWaitMs)

/** Delivers everything that is due, and says how many messages got there. */
export const deliverDue = async (parts: OutboxParts): Promise<number> => {
  const kinds = Object.keys(parts.handlers)
  let delivered = 0
  for (;;) {
    const now = parts.now()
    const leaseEnds = new Date(now.getTime() + leaseMs)
    const messages = await claimMessages(parts.db, { kinds, now, leaseEnds, most: batch })
    for (const message of messages.toSorted((a, b) => a.id - b.id))
      if (await deliver(parts, message)) delivered += 1
    if (messages.length < batch) return delivered
  }
}

const deliver = async ({ db, now, handlers, onTrouble }: OutboxParts, message: Message): Promise<boolean> => {
  try {
    await handlers[message.kind]?.(message.payload)
  } catch (error) {
    onTrouble(error, message)
    const trouble = error instanceof Error ? error.message : String(error)
    const nextTryAt = new Date(now().getTime() + waitAfter(message.tries))
    await savePutOff(db, message.id, { nextTryAt, trouble })
    return false
  }
  await saveDelivered(db, message.id, now())
  return true
}

/** Looks again and again, one round at a time. Returns the undo, which waits for the round that is under way. */
export const keepDelivering = (
  parts: OutboxParts,
  { everyMs, report }: { everyMs: number; report: (error: unknown) => void },
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout
  let isStopped = false
  let round = Promise.resolve()
  const plan = () => {
    timer = setTimeout(() => {
      round = deliverDue(parts).then(() => undefined, report)
      void round.then(() => (isStopped ? undefined : plan()))
    }, everyMs)
    timer.unref()
  }
  plan()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await round
  }
}
