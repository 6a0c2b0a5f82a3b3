import { createHmac } from 'node:crypto'
import { smsMessages as say } from '@showroom/contract/notification/sms.messages'
import type { SmsPhone } from '@showroom/contract/notification/sms'
import { shownSmsNumber, smsNumberOf } from '@showroom/contract/notification/sms.rules'
import { dayMs, hourMs, minuteMs } from '@showroom/contract/shared/time'
import { lockAccountRow } from '../../account/account.store.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { isSame, newOneTimeCode } from '../../account/session/secret.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { isStopped, phoneOf, saveAsked, saveProven, saveStop, tryCode } from './phone.store.ts'
import type { SendText, SmsOutcome } from './provider.ts'

export type SmsDeps = { db: Db; now: () => Date; secret: Buffer; send: SendText | null }

const goodForMs = 10 * minuteMs
const mostTries = 5
/** Codes are sent at our cost, and to whom they are sent has not asked for them. */
const mostCodes = {
  account: { most: 5, windowMs: hourMs },
  place: { most: 30, windowMs: hourMs },
  number: { most: 3, windowMs: hourMs },
  numberADay: { most: 6, windowMs: dayMs },
}
const mostGiven = { most: 15, windowMs: hourMs }

/** Who has said STOP is known by this, and by nothing else. */
export const numberHash = (secret: Buffer, number: string): Buffer =>
  createHmac('sha256', secret).update(`sms number ${number}`).digest()

const codeHash = (
  secret: Buffer,
  { accountId, number, code }: { accountId: number; number: string; code: string },
) => createHmac('sha256', secret).update(`sms code ${accountId} ${number} ${code}`).digest()

type Reading = Pick<SmsDeps, 'secret' | 'now'> & { db: Queries }

export const presentPhone = async ({ db, now, secret }: Reading, accountId: number): Promise<SmsPhone> => {
  const phone = await phoneOf(db, accountId, now())
  const number = phone?.number ?? null
  return {
    number: number && shownSmsNumber(number),
    asked_number: phone?.askedNumber ? shownSmsNumber(phone.askedNumber) : null,
    is_stopped: number !== null && (await isStopped(db, numberHash(secret, number))),
  }
}

/** The number that somebody’s news may be texted to. Null: none, or none any more. */
export const liveNumberOf = async (
  { db, now, secret }: Reading,
  accountId: number,
): Promise<string | null> => {
  const number = (await phoneOf(db, accountId, now()))?.number ?? null
  return number === null || (await isStopped(db, numberHash(secret, number))) ? null : number
}

type Asking = { accountId: number /** The address of the network. */; place: string }

const allowCode = async (
  db: Db,
  { accountId, place, number, now }: Asking & { number: string; now: Date },
) => {
  await allowAttempt(db, { key: `sms code ${accountId}`, limit: mostCodes.account, now })
  await allowAttempt(db, { key: `sms place ${place}`, limit: mostCodes.place, now })
  await allowAttempt(db, { key: `sms number ${number}`, limit: mostCodes.number, now })
  await allowAttempt(db, { key: `sms number a day ${number}`, limit: mostCodes.numberADay, now })
}

/** Answers with the number as people write it. */
export const askForCode = async (
  { db, now, secret, send }: SmsDeps & { send: SendText },
  { accountId, place }: Asking,
  typed: { country_code: string; phone_number: string },
): Promise<string> => {
  const number = smsNumberOf(typed.country_code, typed.phone_number)
  if (number === null) return refuseInvalid({ phone_number: [say.number] })
  const at = now()
  const hashed = numberHash(secret, number)
  await allowCode(db, { accountId, place, number: hashed.toString('hex'), now: at })
  if (await isStopped(db, hashed)) refuseInvalid({ phone_number: [say.stopped] })
  const code = newOneTimeCode()
  const outcome = await send({ to: number, body: say.code(code) }).catch(() =>
    refuse(502, 'provider_unreachable', say.unreachable),
  )
  await refuseUntaken({ db, hashed, now: at }, outcome)
  // Kept once it is on its way: what was refused leaves the code before it as it was.
  await db.transaction(async (tx) => {
    // Nobody deletes the account meanwhile.
    if (!(await lockAccountRow(tx, accountId))) refuseUnknown()
    const expiresAt = new Date(at.getTime() + goodForMs)
    const hash = codeHash(secret, { accountId, number, code })
    await saveAsked(tx, { accountId, number, codeHash: hash, expiresAt })
  })
  return shownSmsNumber(number)
}

const refuseUntaken = async (
  { db, hashed, now }: { db: Db; hashed: Buffer; now: Date },
  { kind }: SmsOutcome,
): Promise<void> => {
  if (kind === 'stopped') await saveStop(db, hashed, now)
  if (kind !== 'taken') refuseInvalid({ phone_number: [kind === 'stopped' ? say.stopped : say.notTaken] })
}

/** Right once; the sixth wrong one ends the code. Answers with the number. */
export const proveNumber = async (
  { db, now, secret }: SmsDeps,
  accountId: number,
  code: string,
): Promise<string> => {
  const at = now()
  await allowAttempt(db, { key: `sms tries ${accountId}`, limit: mostGiven, now: at })
  // What was tried counts, whatever comes of it.
  const tried = await tryCode(db, accountId, at)
  if (!tried) return refuseInvalid({ code: [say.wrongCode] })
  const { number, attempts, codeHash: kept } = tried
  if (attempts > mostTries) refuseInvalid({ code: [say.tooManyTries] })
  if (!isSame(kept, codeHash(secret, { accountId, number, code }))) refuseInvalid({ code: [say.wrongCode] })
  if (!(await saveProven(db, { accountId, number, codeHash: kept, now: at })))
    refuseInvalid({ code: [say.wrongCode] })
  return shownSmsNumber(number)
}
