import type { Answer } from '../../platform/http/cookies.ts'
import type { Account } from '../account.ts'
import type { AccountParts, Browser } from '../account-parts.ts'
import { answerTrust, trustedUntil } from './otp-trust.ts'
import { answerHeld, forgetThisBrowser, type Held, rememberDevice } from './remember-device.ts'
import { openSession } from './sessions.ts'

/** Somebody has just proved who they are in this browser. */
export type Begun = { account: Account; token: string; held: Held | null; otpUntil: Date | null }

type Beginning = { account: Account; browser: Browser; remember: boolean }

/** Whoever was remembered here before is not any more. */
export const beginSession = async (
  parts: AccountParts,
  { account, browser, remember }: Beginning,
): Promise<Begun> => {
  const now = parts.now()
  const otpUntil = trustedUntil(parts, account, browser.cookies)
  const { token, held } = await parts.db.transaction(async (tx) => {
    await forgetThisBrowser(tx, browser.cookies, now)
    const device = remember ? await rememberDevice(tx, { account, visitor: browser, now }) : null
    const opening = { visitor: browser, now, deviceId: device?.id ?? null, otpUntil }
    return { token: await openSession(tx, account.id, opening), held: device?.held ?? null }
  })
  return { account, token, held, otpUntil }
}

/** What the browser is to keep. */
export const answerBegun = (parts: AccountParts, { account, held, otpUntil }: Begun, answer: Answer) => {
  answerHeld(held, parts.now(), answer)
  if (account.type === 'Admin') answerTrust(parts, otpUntil, answer)
}
