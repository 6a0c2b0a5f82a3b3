import { appendEvent } from '../platform/feed/feed.store.ts'
import type { Queries } from '../platform/db/db.ts'

export type Counted = { accountId: number; publicId: string }

/** Pages that are open count anew: one event for each, in one order, so that two who tell never wait for each other. */
export const tellBadges = async (tx: Queries, counted: readonly Counted[], now: Date): Promise<void> => {
  const byId = new Map(counted.map((each) => [each.accountId, each.publicId]))
  for (const [accountId, subject] of [...byId].toSorted(([one], [other]) => one - other))
    await appendEvent(tx, { accountId }, { kind: 'badge', subject, actorId: null, payload: {}, at: now })
}
