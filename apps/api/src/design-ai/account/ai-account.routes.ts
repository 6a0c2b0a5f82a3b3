import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { accountById } from '../../account/account.store.ts'
import { isPassword } from '../../account/credentials/password.ts'
import { allowAttempt, limits } from '../../account/session/attempts.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { accountIdOf, type Who } from '../../platform/http/who.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { creditsOf } from '../credits/credit.store.ts'
import { type AiAccount, aiAccountById, saveSurvey } from './ai-account.store.ts'
import { forgotAiPassword, resendAiVerification, resetAiPassword, verifyAiEmail } from './ai-codes.ts'
import { aiDataOf, forgetAi } from './ai-data.ts'
import { endAiSession } from './ai-session.store.ts'
import { type Entered, linkWithShop, logIn, register } from './enter-ai.ts'
import { presentAiUser } from './present-ai-user.ts'
import { requireAiAccount } from './require-ai-account.ts'

const done = { success: true as const, data: {} }

export const aiAccountRoutes = (serve: Serve, deps: DesignAiDeps) => {
  doors(serve, deps)
  codes(serve, deps)
  own(serve, deps)
}

const doors = (serve: Serve, deps: DesignAiDeps) => {
  const { db } = deps
  const entered = async ({ account, token }: Entered) => ({ ...(await presentAiUser(deps, account)), token })

  serve('POST /api/AI/design', async ({ body }, who) => {
    if (body.action === 'login')
      return { success: true, data: await entered(await logIn(deps, body, who.ip)) }
    if (body.action === 'register') {
      const data = await entered(await register(deps, body, who.ip))
      return { success: true, data, message: say.welcome }
    }
    const accountId = accountIdOf(who)
    const shop = accountId === null ? null : await accountById(db, accountId)
    if (!shop) return refuse(401, 'unauthenticated', say.linkNeedsShop)
    const data = await entered(await linkWithShop(deps, shop, await signedInAs(deps, who)))
    return { success: true, data }
  })

  serve('POST /api/AI/logout', async (_asked, who) => {
    const { aiCaller } = await requireAiAccount(db, who)
    await endAiSession(db, aiCaller.aiSessionId)
    return { ...done, message: say.loggedOut }
  })
}

const signedInAs = ({ db }: DesignAiDeps, { aiCaller }: Who): Promise<AiAccount | null> =>
  aiCaller ? aiAccountById(db, aiCaller.aiAccountId) : Promise.resolve(null)

const codes = (serve: Serve, deps: DesignAiDeps) => {
  serve('GET /api/AI/design/email/resend', async (_asked, who) => {
    const { account } = await requireAiAccount(deps.db, who)
    await resendAiVerification(deps, account)
    const data = { credits: await creditsOf(deps.db, account.id) }
    return { success: true, data, message: say.verificationSent }
  })

  serve('GET /api/AI/design/email/verify/{code}', async ({ params: { code } }, who) => {
    const { id, at } = await verifyAiEmail(deps, code, who.ip)
    const credits = await creditsOf(deps.db, id)
    return { success: true, data: { email_verified_at: at.toISOString(), credits }, message: say.verified }
  })

  serve('POST /api/AI/password', async ({ body: { email } }, who) => {
    await forgotAiPassword(deps, email, who.ip)
    return { ...done, message: say.resetSent }
  })

  serve('PUT /api/AI/password', async ({ body }, who) => {
    const { account, token } = await resetAiPassword(deps, body, who.ip)
    const data = { ...(await presentAiUser(deps, account)), token }
    return { success: true, data, message: say.passwordChanged }
  })
}

const own = (serve: Serve, deps: DesignAiDeps) => {
  const { db } = deps
  serve('GET /api/AI/get_user', async (_asked, who) => {
    const { account } = await requireAiAccount(db, who)
    return { success: true, data: await presentAiUser(deps, account) }
  })

  serve('PUT /api/AI/survey', async ({ body }, who) => {
    const { account } = await requireAiAccount(db, who)
    await saveSurvey(db, account.id, body)
    return {
      success: true,
      data: await presentAiUser(deps, { ...account, survey: body }),
      message: say.saved,
    }
  })

  serve('GET /api/AI/data', async (_asked, who) => {
    const { account } = await requireAiAccount(db, who)
    return { success: true, data: await aiDataOf(deps, account) }
  })

  serve('POST /api/AI/forget', async ({ body: { password } }, who) => {
    const { account } = await requireAiAccount(db, who)
    const key = `ai password ${account.id}`
    await allowAttempt(db, { key, limit: limits.signIn.account, now: deps.now() })
    if (account.passwordHash !== null && !(await isPassword(account.passwordHash, password)))
      return refuseInvalid({ password: [say.wrongPassword] })
    await forgetAi(deps, account.id)
    return { ...done, message: say.forgotten }
  })
}
