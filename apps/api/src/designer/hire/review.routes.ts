import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { mayReview } from '@showroom/contract/designer/hire-state.rules'
import { requireAccount } from '../../account/require-account.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { saveReview } from './hire-record.store.ts'
import { showing } from './hire.routes.ts'
import { hireOf } from './hire.store.ts'
import { sideOf } from './present-hire.ts'

export const reviewRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, now } = deps
  const shown = showing(deps)

  serve('POST /api/designer_hire/{id}/review', async ({ params: { id }, body }, who) => {
    const { account } = await requireAccount({ db }, who)
    const hire = (await hireOf(db, { publicId: id, accountId: account.id })) ?? refuseUnknown()
    const side = sideOf(hire, account.id)
    const isOpen = mayReview({ state: hire.state, side, isReviewed: hire.review !== null })
    if (!isOpen || !(await saveReview(db, hire.id, { ...body, now: now() })))
      refuse(409, 'not_yours', say.notYours)
    return shown(who, id, say.reviewed)
  })
}
