import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { doerOf } from '../../account/doer.ts'
import { requireAccount } from '../../account/require-account.ts'
import { runOperations } from '../../payment/holds/holds.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { changing } from '../../project/project-access.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import type { DesignerDeps } from '../designer-deps.ts'
import { advanceHire } from './advance-hire.ts'
import { askDesigner } from './ask-designer.ts'
import { hireDeedWords as words } from './hire-deed.messages.ts'
import { ownHireId, takeHireStep } from './hire-deed.ts'
import { countHires, hireOf, listHires } from './hire.store.ts'
import { presentHire } from './present-hire.ts'

const path = '/api/designer_hire'

/** The reply of every change: the hire, read after it. */
export const showing =
  ({ db, now }: DesignerDeps) =>
  async (who: Who, publicId: string, message?: string) => {
    const { account } = await requireAccount({ db }, who)
    const hire = (await hireOf(db, { publicId, accountId: account.id })) ?? refuseUnknown()
    const data = presentHire(hire, { accountId: account.id, now: now() })
    return { success: true as const, data, ...(message ? { message } : {}) }
  }

export const hireRoutes = (serve: Serve, deps: DesignerDeps) => {
  const { db, now } = deps

  const shown = showing(deps)

  serve('GET /api/designer_hire', async ({ query: { side, project, page, page_size } }, who) => {
    const { account } = await requireAccount({ db }, who)
    const listing = { accountId: account.id, side, project }
    const looking = { accountId: account.id, now: now() }
    return pagedReply({
      path,
      asked: { side, project },
      page,
      pageSize: page_size,
      total: await countHires(db, listing),
      read: async (span) => (await listHires(db, listing, span)).map((hire) => presentHire(hire, looking)),
    })
  })

  serve('POST /api/designer_hire', async ({ body }, who) => {
    const { project: id, sees_prices: sees, ...rest } = body
    const asked = { ...rest, sees }
    const by = await doerOf(deps, who)
    const sent = await changing(deps, { who, named: 'project', id, needs: 'manage' }, (tx, access) =>
      askDesigner(tx, deps, { ...access, asked, by }),
    )
    return shown(who, sent.id, sent.isSent ? say.requested(sent.name) : say.toPay(sent.name))
  })

  serve('GET /api/designer_hire/{id}', async ({ params: { id } }, who) => shown(who, id))

  serve('PUT /api/designer_hire/{id}', async ({ params: { id }, body: step }, who) => {
    const { account } = await requireAccount(deps, who)
    const by = await doerOf(deps, who)
    const own = { accountId: account.id, publicId: id }
    const hireId = await ownHireId(db, own)
    const deed = { hireId, by, action: words.steps[step.action] }
    await takeHireStep(deps, deed, (tx) => advanceHire(tx, deps, { ...own, step }))
    // What was decided stands, whatever the provider says now: what it does not answer is asked again.
    await runOperations(deps.payment, { hireId }).catch(deps.payment.onProviderError)
    return shown(who, id, say.done[step.action])
  })
}
