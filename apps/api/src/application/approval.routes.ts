import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { messages } from '@showroom/contract/shared/errors'
import { accountById } from '../account/account.store.ts'
import type { Db } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import type { ParsedRequestFor, Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { pageLinks } from '../shared/page-links.ts'
import type { Application } from './application.ts'
import { applicationQueue } from './application-lookup.store.ts'
import type { ApplicationDeps, Reviewer } from './application-deps.ts'
import { submittedApplication } from './application.store.ts'
import { approve, askForMore, refuseApplication } from './decide.ts'
import { presentForReview } from './present-application.ts'

const path = '/api/admin/applications'

type QueueQuery = ParsedRequestFor<'GET /api/admin/applications'>['query']

const queuePage = async (db: Db, { type, state, page, page_size }: QueueQuery) => {
  const { rows, total } = await applicationQueue(db, {
    type,
    state: state ?? null,
    page,
    pageSize: page_size,
  })
  const last = Math.max(1, Math.ceil(total / page_size))
  const current = Math.min(page, last)
  const urlOf = (number: number) =>
    `${path}?${new URLSearchParams({ type, ...(state ? { state } : {}), page: String(number) })}`
  return {
    success: true as const,
    data: rows,
    total,
    current_page: current,
    last_page: last,
    path,
    links: pageLinks(current, last, urlOf),
  }
}

/** What an Admin can do with applications. */
export const approvalRoutes = (serve: Serve, deps: ApplicationDeps) => {
  const { db } = deps.accounts
  const asked = async (id: string): Promise<Application> =>
    (await submittedApplication(db, id)) ?? refuseUnknown()
  const reviewer = async ({ caller, ip }: Who): Promise<Reviewer> => {
    const account = caller && (await accountById(db, caller.accountId))
    return account ? { account, ip } : refuse(401, 'unauthenticated', messages.loginFirst)
  }
  const shown = async (id: string, message?: string) => ({
    success: true as const,
    data: await presentForReview(db, await asked(id)),
    ...(message ? { message } : {}),
  })

  serve('GET /api/admin/applications', ({ query }) => queuePage(db, query))

  serve('GET /api/admin/applications/{id}', async ({ params: { id } }) => shown(id))

  serve('POST /api/admin/applications/{id}/approve', async ({ params: { id } }, who) => {
    await approve(deps, await asked(id), await reviewer(who))
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
