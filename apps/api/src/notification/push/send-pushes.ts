import { notificationMessages as say } from '@showroom/contract/notification/notification.messages'
import { pathOf } from '@showroom/contract/notification/notification.rules'
import { z } from 'zod'
import type { Db, Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { accountsWithDue, takeDue } from '../due.store.ts'
import type { KeptNotification } from '../notification.ts'
import { textOf } from '../present-notification.ts'
import { keptSeconds, type Note, type Push } from './push-request.ts'
import { deleteSubscription, liveSubscription, liveSubscriptionsOf } from './subscription.store.ts'

const mostAtOnce = 500
const listPath = '/notification'

/** What is due of each person becomes one job for each of their devices: one that is slow holds up no other. */
export const takeDuePushes = async (db: Db, now: Date): Promise<void> => {
  const accountIds = await accountsWithDue(db, 'push', { now, most: mostAtOnce })
  for (const accountId of accountIds)
    await db.transaction(async (tx) => {
      const [first, ...others] = await takeDue(tx, 'push', { accountId, now })
      if (first) await emitPushes(tx, { accountId, note: noteOf([first, ...others]), now })
    })
  if (accountIds.length === mostAtOnce) await takeDuePushes(db, now)
}

/** Not a word more than the list shows. */
const noteOf = ([first, ...others]: [KeptNotification, ...KeptNotification[]]): Note => {
  const isOne = others.length === 0
  return {
    title: say.pushTitle,
    body: isOne ? textOf(first) : say.digestSubject(others.length + 1),
    path: (isOne ? pathOf(first.kind, first.payload) : null) ?? listPath,
    tag: first.publicId,
  }
}

type Pushing = { accountId: number; note: Note; now: Date }

const emitPushes = async (tx: Queries, { accountId, note, now }: Pushing): Promise<void> => {
  const expiresAt = new Date(now.getTime() + keptSeconds * 1_000)
  for (const subscriptionId of await liveSubscriptionsOf(tx, accountId, now))
    await emit(tx, {
      kind: 'push',
      cause: `push of ${note.tag} at ${now.toISOString()} to ${subscriptionId}`,
      payload: { subscriptionId, note },
      at: now,
      expiresAt,
    })
}

const pushed = z.object({
  subscriptionId: z.int(),
  note: z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() }),
})

/** May come twice to a device, which then shows it once: the same tag takes the place of itself. */
export const pushNote =
  ({ db, push }: { db: Db; push: Push | null }): JobHandler =>
  async (payload, { now, finish }) => {
    const { subscriptionId, note } = pushed.parse(payload)
    const to = await liveSubscription(db, subscriptionId, now)
    if (!to || !push) return
    const outcome = await push(to, note)
    if (outcome === 'gone')
      await finish(async (tx) => {
        await deleteSubscription(tx, to.id)
      })
  }
