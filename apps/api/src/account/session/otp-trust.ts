import { dayMs } from '@showroom/contract/shared/time'
import { rememberDays } from '@showroom/contract/policy/figures'
import { createHmac } from 'node:crypto'
import type { Answer, Cookies } from '../../platform/http/cookies.ts'
import type { Account } from '../account.ts'
import type { AccountDeps } from '../account-deps.ts'
import { isSame, newDeviceId, sha256 } from './secret.ts'

/** Without the box: the session alone, for half a day (security §1.3 A6). */
const sessionMs = dayMs / 2
const deviceMs = rememberDays * dayMs

const deviceCookie = 'sr_device'
const trustCookie = 'sr_otp'
/** The specification's: our pages read it, the server never does. */
const hintCookie = 'otp_verify'

const longestStamp = 16
const stamped = new RegExp(`^(\\d{1,${longestStamp}})[.]([0-9a-f]{64})$`)

type Trusted = { account: Pick<Account, 'publicId' | 'passwordHash'>; deviceId: string; at: number }

/** A changed password ends the trust of all devices: the hash is part of what is signed. */
const signatureOf = (secret: Buffer, { account, deviceId, at }: Trusted): Buffer =>
  createHmac('sha256', secret)
    .update(`otp_verify ${account.publicId} ${deviceId} ${at} `)
    .update(sha256(account.passwordHash ?? ''))
    .digest()

type TrustDeps = Pick<AccountDeps, 'secret' | 'now'>

/** Until when the browser's device saves this Admin the one-time code; null where it does not. */
export const trustedUntil = ({ secret, now }: TrustDeps, account: Account, cookies: Cookies): Date | null => {
  const [, stamp, signature] = stamped.exec(cookies.get(trustCookie) ?? '') ?? []
  const deviceId = cookies.get(deviceCookie)
  if (account.type !== 'Admin' || !stamp || !signature || !deviceId) return null
  const at = Number(stamp)
  const until = new Date(at + deviceMs)
  const expected = signatureOf(secret, { account, deviceId, at })
  return isSame(Buffer.from(signature, 'hex'), expected) && until > now() ? until : null
}

/** The device that saves this Admin the code, by its id. */
export const trustedDeviceOf = (deps: TrustDeps, account: Account, cookies: Cookies): string | null =>
  trustedUntil(deps, account, cookies) === null ? null : (cookies.get(deviceCookie) ?? null)

/** How long a right code is good, in this session. */
export const otpGoodUntil = (at: Date, trustsDevice: boolean): Date =>
  new Date(at.getTime() + (trustsDevice ? deviceMs : sessionMs))

type Telling = { account: Account; cookies: Cookies; trustsDevice: boolean }

/** After a right code: the hint for our pages, and the signed word where the box was ticked. */
export const answerOtpGiven = (
  { secret, now }: TrustDeps,
  { account, cookies, trustsDevice }: Telling,
  answer: Answer,
) => {
  const at = now().getTime()
  const maxAgeSeconds = (trustsDevice ? deviceMs : sessionMs) / 1_000
  answer.setCookie({ name: hintCookie, value: '1', maxAgeSeconds, isReadable: true })
  if (!trustsDevice) return
  const deviceId = cookies.get(deviceCookie) || newDeviceId()
  const signature = signatureOf(secret, { account, deviceId, at }).toString('hex')
  answer.setCookie({ name: deviceCookie, value: deviceId, maxAgeSeconds })
  answer.setCookie({ name: trustCookie, value: `${at}.${signature}`, maxAgeSeconds })
}

/** The hint follows what the server has decided. */
export const answerTrust = ({ now }: TrustDeps, until: Date | null, answer: Answer) => {
  if (until === null) return answer.clearCookie(hintCookie, { isReadable: true })
  const maxAgeSeconds = Math.floor((until.getTime() - now().getTime()) / 1_000)
  answer.setCookie({ name: hintCookie, value: '1', maxAgeSeconds, isReadable: true })
}
