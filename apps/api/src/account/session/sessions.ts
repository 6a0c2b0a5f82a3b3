import { minuteMs } from '@showroom/contract/shared/time'
import { onePer } from '../../platform/concurrency.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { gathered } from '../../platform/db/gathered.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Caller } from '../../platform/http/who.ts'
import { isAdmitted, isOtpRecent } from '../account.ts'
import type { Visitor } from '../account-deps.ts'
import { newSessionToken, sessionTokenHash } from './secret.ts'
import { createSession, endSession, findSessions, prolongSession } from './session.store.ts'
import { isNewDevice, recordSignIn } from './sign-in.store.ts'

/** A session ends when it was not used for as long as this. */
const idleMs = 14 * 24 * 60 * minuteMs
/** A use is written down at most this often. */
const seenEveryMs = minuteMs

export const openSession = async (
  tx: Queries,
  accountId: number,
  { visitor, now, deviceId = null, otpUntil = null, isTwoStep = false }: Opening,
): Promise<string> => {
  const { token, hash } = newSessionToken()
  const traces = tracesOf(visitor)
  if (await isNewDevice(tx, accountId, traces.device)) await tellNewDevice(tx, accountId, { ...traces, now })
  await createSession(tx, {
    publicId: newPublicId(),
    accountId,
    tokenHash: hash,
    ...traces,
    now,
    expiresAt: new Date(now.getTime() + idleMs),
    deviceId,
    otpUntil,
    isTwoStep,
  })
  await recordSignIn(tx, accountId, { ...traces, now, isRefused: false })
  return token
}

type Traces = { device: string; place: string; now: Date }

/** Somebody who has never used it: they, or somebody else with their password. */
const tellNewDevice = (tx: Queries, accountId: number, { device, place, now }: Traces): Promise<void> =>
  emit(tx, {
    kind: 'new_device',
    cause: `new device ${newPublicId()}`,
    payload: { accountId, device, place },
    at: now,
  })

/** What is kept of where somebody is. */
export const tracesOf = ({ userAgent, ip }: Visitor) => ({ device: deviceOf(userAgent), place: placeOf(ip) })

export type Opening = {
  visitor: Visitor
  now: Date
  deviceId?: number | null
  otpUntil?: Date | null
  isTwoStep?: boolean
}

/** Those of many who call at once are one read. */
const sessionOf = onePer((db: Db) => gathered((hashes: readonly string[]) => findSessions(db, hashes)))

/** Who holds the token. An account that was deactivated is nobody from that moment on. */
export const callerWith = async (db: Db, token: string, now: Date): Promise<Caller | null> => {
  const hash = sessionTokenHash(token)
  const session = hash ? await sessionOf(db)(hash.toString('hex')) : undefined
  if (!session || session.expiresAt <= now) return null
  if (!isAdmitted(session.status)) {
    await endSession(db, session.id)
    return null
  }
  const isLookingOn = session.onlookerId !== null
  if (!isLookingOn && now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
    await prolongSession(db, session.id, { now, expiresAt: new Date(now.getTime() + idleMs) })
  const isOtpGiven = session.otpUntil !== null && session.otpUntil > now
  return {
    accountId: session.accountId,
    sessionId: session.id,
    type: session.type,
    isOtpGiven,
    isOtpRecent: isOtpGiven && isOtpRecent(session.otpAt, now),
    isLookingOn,
    isAgeOpen: session.isAgeOpen,
    scope: 'account',
  }
}

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

const named = (userAgent: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([mark]) => userAgent.includes(mark))?.[1]

/** “Chrome on Mac”: enough to know one's own devices by. */
export const deviceOf = (userAgent: string): string => {
  const parts = [named(userAgent, browsers), named(userAgent, systems)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' on ') : 'Unknown device'
}

/** The network, not the house: the last byte of an IPv4 address, all but the first three groups of an IPv6 one. */
export const placeOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, 'x')
  return `${plain.split(':').slice(0, 3).join(':')}::`
}
