import { doerOf } from '../../account/doer.ts'
import { requireAccount } from '../../account/require-account.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { payHire, readHirePayment } from './pay-hire.ts'

/** How a client pays for a hire. */
export const cardRoutes = (serve: Serve, deps: DesignerDeps) => {
  serve('GET /api/designer_hire/{id}/card', async ({ params: { id } }, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: await readHirePayment(deps, { account, publicId: id }) }
  })

  serve('POST /api/designer_hire/{id}/card', async ({ params: { id }, body: { card } }, who) => {
    const { account } = await requireAccount(deps, who)
    const by = await doerOf(deps, who)
    return { success: true, data: await payHire(deps, { account, publicId: id, card, by }) }
  })
}
