import type { Answer } from '../../platform/http/cookies.ts'
import type { Account } from '../account.ts'
import type { AccountDeps, Browser } from '../account-deps.ts'
import { askSecondStep } from '../two-step/challenge.ts'
import { answerTrust, trustedUntil } from './otp-trust.ts'
import {
  answerRememberedKey,
  forgetThisBrowser,
  type RememberedKey,
  rememberDevice,
} from './remember-device.ts'
import { openSession } from './sessions.ts'

/** Somebody has just proved who they are in this browser. */
export type Begun = {
  account: Account
  token: string
  rememberedKey: RememberedKey | null
  otpUntil: Date | null
}

export type Beginning = { account: Account; browser: Browser; remember: boolean }

/** By every way in: who has a second step is asked for it here, and has no session until it was given. */
export const beginSession = async (deps: AccountDeps, beginning: Beginning): Promise<Begun> => {
  await askSecondStep(deps, beginning)
  return openBegun(deps, beginning)
}

/** Whoever was remembered here before is not any more. */
export const openBegun = async (
  deps: AccountDeps,
  { account, browser, remember, isTwoStep = false }: Beginning & { isTwoStep?: boolean },
): Promise<Begun> => {
  const now = deps.now()
  const otpUntil = trustedUntil(deps, account, browser.cookies)
  const { token, rememberedKey } = await deps.db.transaction(async (tx) => {
    await forgetThisBrowser(tx, browser.cookies, now)
    const device = remember ? await rememberDevice(tx, { account, visitor: browser, now }) : null
    const opening = { visitor: browser, now, deviceId: device?.id ?? null, otpUntil, isTwoStep }
    return { token: await openSession(tx, account.id, opening), rememberedKey: device?.rememberedKey ?? null }
  })
  return { account, token, rememberedKey, otpUntil }
}

/** What the browser is to keep. */
export const answerBegun = (
  deps: AccountDeps,
  { account, rememberedKey, otpUntil }: Begun,
  answer: Answer,
) => {
  answerRememberedKey(rememberedKey, deps.now(), answer)
  if (account.type === 'Admin') answerTrust(deps, otpUntil, answer)
}
