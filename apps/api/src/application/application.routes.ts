import { applicationMessages as say } from '@showroom/contract/application/application.messages'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Who } from '../platform/http/who.ts'
import { answerRequests, appeal } from './answer.ts'
import type { Application } from './application.ts'
import { takesFiles } from './application.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { apply } from './apply.ts'
import { deleteDocument } from './document.store.ts'
import { beginDraft, mailDraft, mailLink, saveDraft } from './draft.ts'
import {
  forgetInBrowser,
  ownApplication,
  keepInBrowser,
  openByCode,
  requireOwnApplication,
} from './own-application.ts'
import { presentApplication } from './present-application.ts'

const done = { success: true as const, data: {} }

/** What who applies can do: fill in, submit, look, answer, appeal. */
export const applicationRoutes = (serve: Serve, deps: ApplicationDeps) => {
  draftRoutes(serve, deps)
  linkRoutes(serve, deps)
  statusRoutes(serve, deps)
}

const presenterOf =
  ({ accounts: { db } }: ApplicationDeps) =>
  async (application: Application, message?: string) => ({
    success: true as const,
    data: await presentApplication(db, application),
    ...(message ? { message } : {}),
  })

const draftRoutes = (serve: Serve, deps: ApplicationDeps) => {
  const { accounts } = deps
  const shown = presenterOf(deps)

  serve('GET /api/application', async (_request, { cookies }) => {
    const own = await ownApplication(accounts, cookies)
    return { success: true, data: own && (await presentApplication(accounts.db, own)) }
  })

  serve('PUT /api/application', async ({ body }, who, answer) => {
    const own = await ownApplication(accounts, who.cookies)
    if (own) return shown(await saveDraft(accounts, own, body), say.draftSaved)
    const { application, token } = await beginDraft(accounts, body, who)
    keepInBrowser(answer, token)
    return shown(application, say.draftSaved)
  })

  serve('POST /api/application', async ({ body: submission }, who) => {
    const draft = await ownApplication(accounts, who.cookies)
    return shown(await apply(accounts, { submission, draft }, who), say.submitted)
  })

  serve('DELETE /api/application', async (_request, { cookies }, answer) => {
    await forgetInBrowser(accounts, cookies, answer)
    return done
  })
}

const linkRoutes = (serve: Serve, deps: ApplicationDeps) => {
  const { accounts } = deps

  serve('POST /api/application/mail', async ({ body: { email } }, { cookies, ip }) => {
    await mailDraft(accounts, await requireOwnApplication(accounts, cookies), { email, ip })
    return { ...done, message: say.draftMailed }
  })

  serve('POST /api/application/link', async ({ body: { email } }, { ip }) => {
    await mailLink(accounts, { email, ip })
    return { ...done, message: say.linkSent }
  })

  serve('POST /api/application/open', async ({ body: { code } }, { ip }, answer) => {
    const { application, token } = await openByCode(accounts, { code, ip })
    keepInBrowser(answer, token)
    return presenterOf(deps)(application)
  })
}

const statusRoutes = (serve: Serve, deps: ApplicationDeps) => {
  const { accounts } = deps
  const shown = presenterOf(deps)
  const own = ({ cookies }: Who) => requireOwnApplication(accounts, cookies)

  serve('POST /api/application/answer', async ({ body: { answers } }, who) =>
    shown(await answerRequests(accounts, await own(who), answers), say.answered),
  )

  serve('POST /api/application/appeal', async ({ body: { message } }, who) =>
    shown(await appeal(accounts, await own(who), message), say.appealed),
  )

  serve('DELETE /api/application/document/{id}', async ({ params }, who) => {
    const application = await ownApplication(accounts, who.cookies)
    // Somebody else's file is as missing as one that never was.
    if (!application || !takesFiles(application)) return refuseUnknown()
    if (!(await deleteDocument(accounts.db, application.id, params.id))) refuseUnknown()
    await deps.documents.remove(params.id)
    return shown(application, say.fileRemoved)
  })
}
