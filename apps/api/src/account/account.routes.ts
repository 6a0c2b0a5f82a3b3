import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Serve } from '../http/serve.ts'
import type { Caller, Who } from '../http/who.ts'
import { refuse, refuseUnknown } from '../http/domain-error.ts'
import { messages } from '@showroom/contract/shared/errors'
import { type Account, defaultSettings } from './account.ts'
import type { AccountParts, Visitor } from './account-parts.ts'
import { accountById, saveSettings } from './account.store.ts'
import { changePassword, forgotPassword, resetPassword } from './change-password.ts'
import { changeProfile, profileOf } from './profile.ts'
import { giveOneTimeCode, sendOneTimeCode } from './one-time-code.ts'
import { endOwnSession, endSession, sessionsOf } from './session.store.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { userOf } from './user-of.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

const visitorOf = ({ ip, userAgent }: Who): Visitor => ({ ip, userAgent })

const done = { success: true as const, data: {} }

/** `serve` has let the caller in already; an account that vanished since is nobody’s. */
const asking = async (
  parts: AccountParts,
  { caller }: Who,
): Promise<{ caller: Caller; account: Account }> => {
  const account = caller && (await accountById(parts.db, caller.accountId))
  return caller && account ? { caller, account } : refuse(401, 'unauthenticated', messages.loginFirst)
}

export const accountRoutes = (serve: Serve, parts: AccountParts) => {
  signInRoutes(serve, parts)
  verificationRoutes(serve, parts)
  passwordRoutes(serve, parts)
  profileRoutes(serve, parts)
  sessionRoutes(serve, parts)
}

const signInRoutes = (serve: Serve, parts: AccountParts) => {
  serve('POST /api/register', async ({ body }, who) => {
    const { message, ...data } = await signUp(parts, body, visitorOf(who))
    return { success: true, data, message }
  })

  serve('POST /api/login', async ({ body }, who) => ({
    success: true,
    data: await signIn(parts, body, visitorOf(who)),
    message: accountMessages.signedIn,
  }))

  serve('POST /api/logout', async (_request, who) => {
    const { caller } = await asking(parts, who)
    await endSession(parts.db, caller.sessionId)
    return { ...done, message: accountMessages.loggedOut }
  })

  serve('GET /api/authuser', async (_request, who) => {
    const { account, caller } = await asking(parts, who)
    return { success: true, data: await userOf(parts, { account, isOtpGiven: caller.isOtpGiven }) }
  })
}

const verificationRoutes = (serve: Serve, parts: AccountParts) => {
  serve('GET /api/email/resend', async (_request, who) => {
    const { account } = await asking(parts, who)
    await resendVerification(parts, account)
    return { ...done, message: accountMessages.verificationSent }
  })

  serve('GET /api/email/verify/{code}', async ({ params }, who) => {
    const verifiedAt = await verifyEmail(parts, params.code, visitorOf(who))
    return {
      success: true,
      data: { email_verified_at: verifiedAt.toISOString() },
      message: accountMessages.verified,
    }
  })

  serve('GET /api/login/verify_otp', async ({ query }, who) => {
    const { account, caller } = await asking(parts, who)
    const admin = { account, sessionId: caller.sessionId }
    if (!query.otp) {
      await sendOneTimeCode(parts, admin)
      return { success: true, data: { valid_otp: false }, message: accountMessages.otpSent }
    }
    const isValid = await giveOneTimeCode(parts, admin, query.otp)
    const message = isValid ? accountMessages.otpValid : accountMessages.otpInvalid
    return { success: true, data: { valid_otp: isValid }, message }
  })
}

const passwordRoutes = (serve: Serve, parts: AccountParts) => {
  serve('POST /api/password/forgot', async ({ body }, who) => {
    await forgotPassword(parts, body.email, visitorOf(who))
    return { ...done, message: accountMessages.resetSent }
  })

  serve('POST /api/password/reset', async ({ body }, who) => {
    await resetPassword(parts, body, visitorOf(who))
    return { ...done, message: accountMessages.passwordReset }
  })

  serve('POST /api/password/change', async ({ body }, who) => {
    const { account, caller } = await asking(parts, who)
    await changePassword(parts, { account, sessionId: caller.sessionId }, body)
    return { ...done, message: accountMessages.passwordChanged }
  })
}

const profileRoutes = (serve: Serve, parts: AccountParts) => {
  const shown = async (account: Account, { isOtpGiven }: Caller) => ({
    success: true as const,
    data: profileOf(account, await userOf(parts, { account, isOtpGiven })),
  })

  serve('GET /api/profile', async (_request, who) => {
    const { account, caller } = await asking(parts, who)
    return shown(account, caller)
  })

  serve('PUT /api/profile', async ({ body }, who) => {
    const { account, caller } = await asking(parts, who)
    const changed = await changeProfile(parts.db, account, body)
    return { ...(await shown(changed, caller)), message: accountMessages.saved }
  })

  serve('GET /api/setting', async (_request, who) => {
    const { account } = await asking(parts, who)
    return { success: true, data: { ...defaultSettings, ...account.settings } }
  })

  serve('PUT /api/setting', async ({ body }, who) => {
    const { account } = await asking(parts, who)
    const set = await saveSettings(parts.db, account.id, body)
    return { success: true, data: { ...defaultSettings, ...set }, message: accountMessages.saved }
  })
}

const sessionRoutes = (serve: Serve, parts: AccountParts) => {
  serve('GET /api/session', async (_request, who) => {
    const { account, caller } = await asking(parts, who)
    const sessions = await sessionsOf(parts.db, account.id, parts.now())
    return {
      success: true,
      data: sessions.map(({ id, publicId, device, place, lastSeenAt, signedInAt }) => ({
        id: publicId,
        device,
        place,
        last_seen_at: lastSeenAt.toISOString(),
        signed_in_at: signedInAt.toISOString(),
        is_this_one: id === caller.sessionId,
      })),
    }
  })

  serve('DELETE /api/session/{id}', async ({ params }, who) => {
    const { account } = await asking(parts, who)
    const isEnded = await endOwnSession(parts.db, account.id, params.id)
    if (!isEnded) refuseUnknown()
    return { ...done, message: accountMessages.sessionEnded }
  })
}
