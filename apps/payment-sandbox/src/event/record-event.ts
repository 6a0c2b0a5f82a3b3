import type { Behavior } from '../card/test-cards.ts'
import type { Queries } from '../db/sandbox-db.ts'
import { newId } from '../ids.ts'
import { addEvent } from './event.store.ts'

export type Happened = {
  type: string
  object: object
  now: Date
  /** Of the card that is behind it: some of ours make webhooks go wrong. */
  behavior: Behavior | null
}

/** Kept with what it tells of: either both are there or none. */
export const recordEvent = async (tx: Queries, { type, object, now }: Happened) => {
  const id = newId('evt')
  await addEvent(tx, { id, type, object, idempotencyKey: null, requestId: null, createdAt: now })
}
