import { premiumMessages as say } from '@showroom/contract/premium/premium.messages'
import { requireAccount } from '../account/require-account.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { ownShowroom } from '../pro-pricing/own-showroom.ts'
import type { PremiumDeps } from './premium-deps.ts'
import { latestOf } from './premium.store.ts'
import { presentPremium } from './present-premium.ts'
import { settleNow } from './settle-premium.ts'
import { changeCard, subscribe, wishFor } from './subscribe.ts'

const ownOf = async (deps: PremiumDeps, who: Who) => {
  const { account } = await requireAccount(deps, who)
  const { id: showroomId } = await ownShowroom(deps, who)
  return { account, showroomId }
}

/** The plan of the own showroom. */
export const premiumRoutes = (serve: Serve, deps: PremiumDeps) => {
  const { db } = deps
  endingRoutes(serve, deps)

  serve('GET /api/premium', async (_, who) => {
    const { showroomId } = await ownOf(deps, who)
    const latest = await latestOf(db, showroomId)
    // Its bank was asked: somebody comes back from there.
    if (latest && latest.confirmUrl !== null) await settleNow(deps, latest)
    return { success: true, data: await presentPremium(db, showroomId) }
  })

  serve('POST /api/premium', async ({ body }, who) => {
    const { account, showroomId } = await ownOf(deps, who)
    await subscribe(deps, { account, showroomId, card: body.card, priceCents: body.price_cents })
    const data = await presentPremium(db, showroomId)
    return { success: true, data, ...(data.is_premium ? { message: say.subscribed } : {}) }
  })

  serve('POST /api/premium/card', async ({ body }, who) => {
    const { account, showroomId } = await ownOf(deps, who)
    await changeCard(deps, { account, showroomId, card: body.card })
    const data = await presentPremium(db, showroomId)
    return { success: true, data, ...(data.can.pay ? {} : { message: say.paid }) }
  })
}

const endingRoutes = (serve: Serve, deps: PremiumDeps) => {
  const { db } = deps

  serve('POST /api/premium/cancel', async (_, who) => {
    const { showroomId } = await ownOf(deps, who)
    const wish = await wishFor(deps, showroomId, 'end_at_period')
    const message = wish === 'end_now' ? say.endedNow : say.canceled
    return { success: true, data: await presentPremium(db, showroomId), message }
  })

  serve('POST /api/premium/resume', async (_, who) => {
    const { showroomId } = await ownOf(deps, who)
    await wishFor(deps, showroomId, 'run')
    return { success: true, data: await presentPremium(db, showroomId), message: say.resumed }
  })
}
