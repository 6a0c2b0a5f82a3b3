import { accountMessages } from '@showroom/contract/account/account.messages'
import type { AccountDeps } from '../account/account-deps.ts'
import { browserOf } from '../account/require-account.ts'
import { answerBegun, type Begun, openBegun } from '../account/session/begin-session.ts'
import { answerRememberedKey, resume } from '../account/session/remember-device.ts'
import { signIn } from '../account/session/sign-in.ts'
import { proveSecondStep } from '../account/two-step/challenge.ts'
import { namedBy } from '../account/social/answer-of-provider.ts'
import { attemptCookie } from '../account/social/attempt.ts'
import { proveAddress } from '../account/social/prove-address.ts'
import type { SocialDeps } from '../account/social/social-deps.ts'
import { socialSignIn } from '../account/social/social-sign-in.ts'
import type { Serve } from '../platform/http/serve.ts'
import { type UserDeps, userOf } from './user-of.ts'

export type SignInDeps = { accounts: AccountDeps; social: SocialDeps; users: UserDeps }

const signedInAs = async (users: UserDeps, { account, otpUntil, token }: Begun) => ({
  user: await userOf(users, { account, isOtpGiven: otpUntil !== null }),
  token,
})

/** Every way in answers with the user and a token. */
export const signInRoutes = (serve: Serve, { accounts, social, users }: SignInDeps) => {
  serve('POST /api/login', async ({ body }, who, answer) => {
    const begun = await signIn(accounts, body, browserOf(who))
    const data = await signedInAs(users, begun)
    answerBegun(accounts, begun, answer)
    return { success: true, data, message: accountMessages.signedIn }
  })

  serve('POST /api/two_step/sign_in', async ({ body }, who, answer) => {
    const proved = await proveSecondStep(accounts, body, browserOf(who))
    const begun = await openBegun(accounts, { ...proved, browser: browserOf(who), isTwoStep: true })
    const data = await signedInAs(users, begun)
    answerBegun(accounts, begun, answer)
    return { success: true, data, message: accountMessages.signedIn }
  })

  serve('POST /api/session/resume', async (_request, who, answer) => {
    const resumed = await resume(accounts, browserOf(who))
    if (resumed.kind !== 'in') {
      answerRememberedKey(null, accounts.now(), answer)
      return { success: true, data: { user: null, token: null } }
    }
    if (resumed.rememberedKey) answerRememberedKey(resumed.rememberedKey, accounts.now(), answer)
    const user = await userOf(users, { account: resumed.account, isOtpGiven: false })
    return { success: true, data: { user, token: resumed.token }, message: accountMessages.signedIn }
  })

  socialRoutes(serve, { social, users })
}

/** By an account elsewhere, or by proving the address that it names. */
const socialRoutes = (serve: Serve, { social, users }: Pick<SignInDeps, 'social' | 'users'>) => {
  serve('POST /api/sociallogin/{provider}', async ({ params, body }, who, answer) => {
    // Used up whatever comes of it: the way back is open once.
    answer.clearCookie(attemptCookie)
    const browser = browserOf(who)
    const named = await namedBy(social, { provider: params.provider, answered: body, browser })
    const { begun, proof } = await socialSignIn(social, { named, browser, remember: body.remember })
    if (!begun) {
      const { token, email, acceptsPassword } = proof
      const asked = { token, email, accepts_password: acceptsPassword }
      return { success: true, data: { user: null, token: null, proof: asked } }
    }
    const data = { ...(await signedInAs(users, begun)), proof: null }
    answerBegun(social, begun, answer)
    return { success: true, data, message: accountMessages.signedIn }
  })

  serve('POST /api/sociallogin/{provider}/proof', async ({ params, body }, who, answer) => {
    const { proof: token, code, password, remember } = body
    const proving = { provider: params.provider, token, code, password, remember }
    const begun = await proveAddress(social, proving, browserOf(who))
    const data = await signedInAs(users, begun)
    answerBegun(social, begun, answer)
    return { success: true, data, message: accountMessages.signedIn }
  })
}
