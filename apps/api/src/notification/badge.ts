import { appendToEach } from '../platform/feed/feed.store.ts'
import type { Queries } from '../platform/db/db.ts'

export type Counted = { accountId: number; publicId: string }

/** Pages that are open count anew: one event for each. */
export const tellBadges = async (tx: Queries, counted: readonly Counted[], now: Date): Promise<void> => {
  const byId = new Map(counted.map((each) => [each.accountId, each.publicId]))
  const told = [...byId].map(([accountId, subject]) => ({ accountId, subject }))
  await appendToEach(tx, told, { kind: 'badge', at: now })
}
