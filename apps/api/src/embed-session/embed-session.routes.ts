import { accountMessages } from '@showroom/contract/account/account.messages'
import { displayOf } from '@showroom/contract/account/display.rules'
import { messages } from '@showroom/contract/shared/errors'
import { defaultSettings } from '../account/account.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import {
  type EmbedSessionDeps,
  giveEmbedCode,
  leaveEmbedSession,
  readEmbedSession,
  requireEmbedder,
  swapEmbedCode,
} from './embed-session.ts'
import type { ShownPerson } from './embed-session.store.ts'

export const embedSessionRoutes = (serve: Serve, deps: EmbedSessionDeps) => {
  const shown = ({ firstName, settings, expiresAt }: ShownPerson & { expiresAt: Date }) => ({
    first_name: firstName,
    expires_in: Math.ceil((expiresAt.getTime() - deps.now().getTime()) / 1_000),
    display: displayOf({ ...defaultSettings, ...settings }),
  })

  serve('GET /api/embed/website', async ({ query }) => {
    const { companyName } = await requireEmbedder(deps, query)
    return { success: true, data: { company_name: companyName, origin: query.origin } }
  })

  serve('POST /api/embed/code', async ({ body }, { caller }) => {
    if (!caller) return refuse(401, 'unauthenticated', messages.loginFirst)
    return { success: true, data: { code: await giveEmbedCode(deps, caller, body) } }
  })

  serve('POST /api/embed/session', async ({ body }, { origin }) => {
    const { token, ...session } = await swapEmbedCode(deps, { ...body, origin })
    return { success: true, data: { token, ...shown(session) } }
  })

  serve('GET /api/embed/session', async (_request, { caller }) => {
    return { success: true, data: shown(await readEmbedSession(deps, caller)) }
  })

  serve('DELETE /api/embed/session', async (_request, { caller }) => {
    await leaveEmbedSession(deps, caller)
    return { success: true, data: {}, message: accountMessages.loggedOut }
  })
}
