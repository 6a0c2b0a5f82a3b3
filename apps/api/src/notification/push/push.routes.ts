import { notificationMessages as say } from '@showroom/contract/notification/notification.messages'
import { lockAccountRow } from '../../account/account.store.ts'
import { requireAccount } from '../../account/require-account.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { deleteSubscriptionHere, saveSubscription } from './subscription.store.ts'

type Deps = { db: Db; now: () => Date; config: Pick<Config, 'push' | 'privateDomains'> }

/** Whether the caller's own browser takes what is pushed to it. */
export const pushRoutes = (serve: Serve, { db, now, config }: Deps) => {
  serve('POST /api/push_subscription', async ({ body }, who) => {
    const { account, caller } = await requireAccount({ db }, who)
    if (config.push === null) refuseUnknown()
    // Who sends to it in the clear is told what somebody is told of.
    if (!config.privateDomains && !body.endpoint.startsWith('https:'))
      refuseInvalid({ endpoint: [say.noPushService] })
    await db.transaction(async (tx) => {
      // Nobody deletes the account meanwhile.
      if (!(await lockAccountRow(tx, account.id))) refuseUnknown()
      await saveSubscription(tx, { sessionId: caller.sessionId, sent: body, now: now() })
    })
    return { success: true, data: {}, message: say.pushOn }
  })

  serve('DELETE /api/push_subscription', async (_request, who) => {
    const { caller } = await requireAccount({ db }, who)
    await deleteSubscriptionHere(db, caller.sessionId)
    return { success: true, data: {}, message: say.pushOff }
  })
}
