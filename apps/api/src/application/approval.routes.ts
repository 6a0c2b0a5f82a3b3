import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { requireAccount } from '../account/require-account.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { tableReply } from '../shared/table.ts'
import type { Application } from './application.ts'
import { applicationQueue, countQueue } from './application-lookup.store.ts'
import type { ApplicationDeps, Reviewer } from './application-deps.ts'
import { submittedApplication } from './application.store.ts'
import { approve, askForMore, refuseApplication } from './decide.ts'
import { presentForReview } from './present-application.ts'

const path = '/api/admin/applications'

/** What an Admin can do with applications. */
export const approvalRoutes = (serve: Serve, deps: ApplicationDeps) => {
  const { db } = deps.accounts
  const asked = async (id: string): Promise<Application> =>
    (await submittedApplication(db, id)) ?? refuseUnknown()
  const reviewer = async (who: Who): Promise<Reviewer> => {
    const { account } = await requireAccount({ db }, who)
    return { account, ip: who.ip }
  }
  const shown = async (id: string, message?: string) => ({
    success: true as const,
    data: await presentForReview(db, await asked(id)),
    ...(message ? { message } : {}),
  })

  serve('GET /api/admin/applications', async ({ query }) => {
    const { type, state = null, s: text, sort = 'waiting' } = query
    return tableReply({
      path,
      query,
      total: await countQueue(db, { type, state, text }),
      read: (span) => applicationQueue(db, { type, state, text }, { sort, ...span }),
    })
  })

  serve('GET /api/admin/applications/{id}', async ({ params: { id } }) => shown(id))

  serve('POST /api/admin/applications/{id}/approve', async ({ params: { id }, body: { vendor } }, who) => {
    await approve(deps, await asked(id), { reviewer: await reviewer(who), joinedVendor: vendor ?? null })
    return shown(id, say.approved)
  })

  serve('POST /api/admin/applications/{id}/more', async ({ params: { id }, body: { requests } }, who) => {
    await askForMore(deps, await asked(id), { reviewer: await reviewer(who), requests })
    return shown(id, say.moreAsked)
  })

  serve('POST /api/admin/applications/{id}/refuse', async ({ params: { id }, body: { reason } }, who) => {
    await refuseApplication(deps, await asked(id), { reviewer: await reviewer(who), reason })
    return shown(id, say.refused)
  })
}
