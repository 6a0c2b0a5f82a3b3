import { accountMessages } from '@showroom/contract/account/account.messages'
import { messages } from '@showroom/contract/shared/errors'
import { refuse } from '../platform/http/domain-error.ts'
import type { Serve } from '../platform/http/serve.ts'
import {
  type EmbedSessionParts,
  giveEmbedCode,
  leaveEmbedSession,
  readEmbedSession,
  requireEmbedder,
  swapEmbedCode,
} from './embed-session.ts'

export const embedSessionRoutes = (serve: Serve, parts: EmbedSessionParts) => {
  const shown = ({ firstName, expiresAt }: { firstName: string; expiresAt: Date }) => ({
    first_name: firstName,
    expires_in: Math.ceil((expiresAt.getTime() - parts.now().getTime()) / 1_000),
  })

  serve('GET /api/embed/website', async ({ query }) => {
    const { companyName } = await requireEmbedder(parts, query)
    return { success: true, data: { company_name: companyName, origin: query.origin } }
  })

  serve('POST /api/embed/code', async ({ body }, { caller }) => {
    if (!caller) return refuse(401, 'unauthenticated', messages.loginFirst)
    return { success: true, data: { code: await giveEmbedCode(parts, caller, body) } }
  })

  serve('POST /api/embed/session', async ({ body }, { origin }) => {
    const { token, ...session } = await swapEmbedCode(parts, { ...body, origin })
    return { success: true, data: { token, ...shown(session) } }
  })

  serve('GET /api/embed/session', async (_request, { caller }) => {
    return { success: true, data: shown(await readEmbedSession(parts, caller)) }
  })

  serve('DELETE /api/embed/session', async (_request, { caller }) => {
    await leaveEmbedSession(parts, caller)
    return { success: true, data: {}, message: accountMessages.loggedOut }
  })
}
