import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Serve } from '../platform/http/serve.ts'
import { defaultSettings } from './account.ts'
import type { AccountParts } from './account-parts.ts'
import { saveSettings } from './account.store.ts'
import { addressRoutes } from './profile/address.routes.ts'
import { asking, browserOf } from './asking.ts'
import { changePassword, forgotPassword } from './credentials/change-password.ts'
import { deviceRoutes } from './session/device.routes.ts'
import { giveOneTimeCode, sendOneTimeCode } from './session/one-time-code.ts'
import { answerOtpGiven } from './session/otp-trust.ts'
import { answerHeld } from './session/remember-device.ts'
import { securityRoutes } from './credentials/security.routes.ts'
import { signOut } from './session/sign-out.ts'
import { resendVerification, verifyEmail } from './credentials/verify-email.ts'

const done = { success: true as const, data: {} }

export const accountRoutes = (serve: Serve, parts: AccountParts) => {
  signOutRoutes(serve, parts)
  verificationRoutes(serve, parts)
  passwordRoutes(serve, parts)
  settingRoutes(serve, parts)
  addressRoutes(serve, parts)
  securityRoutes(serve, parts)
  deviceRoutes(serve, parts)
}

const signOutRoutes = (serve: Serve, parts: AccountParts) => {
  serve('POST /api/logout', async (_request, who, answer) => {
    const { caller } = await asking(parts, who)
    const now = parts.now()
    await signOut(parts.db, { sessionId: caller.sessionId, cookies: who.cookies, now })
    answerHeld(null, now, answer)
    return { ...done, message: accountMessages.loggedOut }
  })
}

const verificationRoutes = (serve: Serve, parts: AccountParts) => {
  serve('GET /api/email/resend', async (_request, who) => {
    const { account } = await asking(parts, who)
    await resendVerification(parts, account)
    return { ...done, message: accountMessages.verificationSent }
  })

  serve('GET /api/email/verify/{code}', async ({ params }, who) => {
    const verifiedAt = await verifyEmail(parts, params.code, browserOf(who))
    return {
      success: true,
      data: { email_verified_at: verifiedAt.toISOString() },
      message: accountMessages.verified,
    }
  })

  serve('GET /api/login/verify_otp', async ({ query }, who, answer) => {
    const { account, caller } = await asking(parts, who)
    const admin = { account, sessionId: caller.sessionId }
    if (!query.otp) {
      await sendOneTimeCode(parts, admin)
      return { success: true, data: { valid_otp: false }, message: accountMessages.otpSent }
    }
    const trustsDevice = query.trust_device === '1'
    const isValid = await giveOneTimeCode(parts, admin, { typed: query.otp, trustsDevice })
    if (isValid) answerOtpGiven(parts, { account, cookies: who.cookies, trustsDevice }, answer)
    const message = isValid ? accountMessages.otpValid : accountMessages.otpInvalid
    return { success: true, data: { valid_otp: isValid }, message }
  })
}

const passwordRoutes = (serve: Serve, parts: AccountParts) => {
  serve('POST /api/password/forgot', async ({ body }, who) => {
    await forgotPassword(parts, body.email, browserOf(who))
    return { ...done, message: accountMessages.resetSent }
  })

  serve('POST /api/password/change', async ({ body }, who) => {
    const { account, caller } = await asking(parts, who)
    await changePassword(parts, { account, sessionId: caller.sessionId }, body)
    return { ...done, message: accountMessages.passwordChanged }
  })
}

const settingRoutes = (serve: Serve, parts: AccountParts) => {
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
