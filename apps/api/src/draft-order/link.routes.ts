import { draftOrderMessages as say } from '@showroom/contract/draft-order/draft-order.messages'
import { minuteMs } from '@showroom/contract/shared/time'
import { allowAttempt } from '../account/session/attempts.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { saveOpened } from './answer.store.ts'
import { approveDraftOrder, declineDraftOrder } from './approve.ts'
import type { DraftOrderDeps } from './draft-order-deps.ts'
import { presentOpened, requireOpen } from './open-link.ts'
import { stopMails } from './stop-mails.ts'
import { networkOf } from '../platform/http/network-of.ts'

const mostOpened = { most: 120, windowMs: 15 * minuteMs }

/** What whoever has a link does, without signing in. */
export const draftOrderLinkRoutes = (serve: Serve, deps: DraftOrderDeps) => {
  const { db, now } = deps
  const allow = ({ ip }: Who) =>
    allowAttempt(db, { key: `draft order links from ${networkOf(ip)}`, limit: mostOpened, now: now() })

  serve('POST /api/draft_order/open', async ({ body: { token } }, who) => {
    await allow(who)
    const at = now()
    const found = await requireOpen(db, { token, now: at })
    // A Pro who looks at what they sent has not opened it for their client.
    if (who.caller === null || who.caller.type === 'User') await saveOpened(db, { id: found.id, now: at })
    return { success: true, data: await presentOpened(db, found, { who, now: at }) }
  })

  serve('POST /api/draft_order/approve', async ({ body: { token, product_ids: products } }, who) => {
    await allow(who)
    const data = await approveDraftOrder(deps, { token, products, who })
    return { success: true, data, message: say.approved }
  })

  serve('POST /api/draft_order/decline', async ({ body }, who) => {
    await allow(who)
    return { success: true, data: await declineDraftOrder(deps, { ...body, who }), message: say.declined }
  })

  serve('POST /api/draft_order/stop', async ({ body }, who) => {
    await allow(who)
    await stopMails(deps, body)
    return { success: true, data: null, message: say.stopped }
  })
}
