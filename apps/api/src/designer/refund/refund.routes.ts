import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { doerOf } from '../../account/doer.ts'
import { requireAccount } from '../../account/require-account.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { hireDeedWords as words } from '../hire/hire-deed.messages.ts'
import { ownHireId, takeHireStep } from '../hire/hire-deed.ts'
import { showing } from '../hire/hire.routes.ts'
import { answerRefund, askRefund } from './refunds.ts'

/** What a client asks back, and what the designer says to it. */
export const refundRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, payment } = deps
  const shown = showing(deps)

  serve('POST /api/designer_hire/{id}/refund', async ({ params: { id }, body }, who) => {
    const { account } = await requireAccount(deps, who)
    const { milestone, amount_cents: amountCents, reason } = body
    const asked = { accountId: account.id, publicId: id, milestone, amountCents, reason }
    const deed = {
      hireId: await ownHireId(db, asked),
      by: await doerOf(deps, who),
      action: words.refundAsked,
    }
    await takeHireStep(deps, deed, (tx) => askRefund(tx, deps, asked))
    return shown(who, id, say.refund.ask)
  })

  serve('PUT /api/designer_hire/{id}/refund', async ({ params: { id }, body }, who) => {
    const { account } = await requireAccount(deps, who)
    const answer = { accountId: account.id, publicId: id, ...body }
    const hireId = await ownHireId(db, answer)
    const deed = { hireId, by: await doerOf(deps, who), action: words.refunds[body.action] }
    await takeHireStep(deps, deed, (tx) => answerRefund(tx, deps, answer))
    await runOperations(payment, { hireId }).catch(payment.onProviderError)
    return shown(who, id, say.refund[body.action])
  })
}
