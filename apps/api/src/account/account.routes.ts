import { accountMessages } from '@showroom/contract/account/account.messages'
import type { Serve } from '../platform/http/serve.ts'
import { defaultSettings } from './account.ts'
import type { AccountDeps } from './account-deps.ts'
import { saveSettings } from './account.store.ts'
import { addressRoutes } from './profile/address.routes.ts'
import { requireAccount, browserOf } from './require-account.ts'
import { changePassword, forgotPassword } from './credentials/change-password.ts'
import { deviceRoutes } from './session/device.routes.ts'
import { giveOneTimeCode, sendOneTimeCode } from './session/one-time-code.ts'
import { answerOtpGiven } from './session/otp-trust.ts'
import { answerRememberedKey } from './session/remember-device.ts'
import { securityRoutes } from './credentials/security.routes.ts'
import { signOut } from './session/sign-out.ts'
import { twoStepRoutes } from './two-step/two-step.routes.ts'
import { resendVerification, verifyEmail } from './credentials/verify-email.ts'

const done = { success: true as const, data: {} }

export const accountRoutes = (serve: Serve, deps: AccountDeps) => {
  signOutRoutes(serve, deps)
  verificationRoutes(serve, deps)
  passwordRoutes(serve, deps)
  settingRoutes(serve, deps)
  addressRoutes(serve, deps)
  securityRoutes(serve, deps)
  deviceRoutes(serve, deps)
  twoStepRoutes(serve, deps)
}

const signOutRoutes = (serve: Serve, deps: AccountDeps) => {
  serve('POST /api/logout', async (_request, who, answer) => {
    const { caller } = await requireAccount(deps, who)
    const now = deps.now()
    await signOut(deps.db, { sessionId: caller.sessionId, cookies: who.cookies, now })
    answerRememberedKey(null, now, answer)
    return { ...done, message: accountMessages.loggedOut }
  })
}

const verificationRoutes = (serve: Serve, deps: AccountDeps) => {
  serve('GET /api/email/resend', async (_request, who) => {
    const { account } = await requireAccount(deps, who)
    await resendVerification(deps, account)
    return { ...done, message: accountMessages.verificationSent }
  })

  serve('GET /api/email/verify/{code}', async ({ params }, who) => {
    const verifiedAt = await verifyEmail(deps, params.code, browserOf(who))
    return {
      success: true,
      data: { email_verified_at: verifiedAt.toISOString() },
      message: accountMessages.verified,
    }
  })

  serve('GET /api/login/verify_otp', async ({ query }, who, answer) => {
    const { account, caller } = await requireAccount(deps, who)
    const admin = { account, sessionId: caller.sessionId }
    if (!query.otp) {
      await sendOneTimeCode(deps, admin)
      return { success: true, data: { valid_otp: false }, message: accountMessages.otpSent }
    }
    const trustsDevice = query.trust_device === '1'
    const isValid = await giveOneTimeCode(deps, admin, { typed: query.otp, trustsDevice })
    if (isValid) answerOtpGiven(deps, { account, cookies: who.cookies, trustsDevice }, answer)
    const message = isValid ? accountMessages.otpValid : accountMessages.otpInvalid
    return { success: true, data: { valid_otp: isValid }, message }
  })
}

const passwordRoutes = (serve: Serve, deps: AccountDeps) => {
  serve('POST /api/password/forgot', async ({ body }, who) => {
    await forgotPassword(deps, body.email, browserOf(who))
    return { ...done, message: accountMessages.resetSent }
  })

  serve('POST /api/password/change', async ({ body }, who) => {
    const { account, caller } = await requireAccount(deps, who)
    await changePassword(deps, { account, sessionId: caller.sessionId }, body)
    return { ...done, message: accountMessages.passwordChanged }
  })
}

const settingRoutes = (serve: Serve, deps: AccountDeps) => {
  serve('GET /api/setting', async (_request, who) => {
    const { account } = await requireAccount(deps, who)
    return { success: true, data: { ...defaultSettings, ...account.settings } }
  })

  serve('PUT /api/setting', async ({ body }, who) => {
    const { account } = await requireAccount(deps, who)
    const set = await saveSettings(deps.db, account.id, body)
    return { success: true, data: { ...defaultSettings, ...set }, message: accountMessages.saved }
  })
}
