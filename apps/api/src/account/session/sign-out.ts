import type { Db } from '../../platform/db/db.ts'
import type { Cookies } from '../../platform/http/cookies.ts'
import { forgetThisBrowser } from './remember-device.ts'
import { forgetDevice, forgetDevicesOf } from './remembered-device.store.ts'
import { deviceOfSession, endOwnSession, endSession, endSessionsOf } from './session.store.ts'

type Leaving = { sessionId: number; cookies: Cookies; now: Date }

/** Whoever signs out here is not remembered here either. */
export const signOut = (db: Db, { sessionId, cookies, now }: Leaving) =>
  db.transaction(async (tx) => {
    const deviceId = await deviceOfSession(tx, sessionId)
    if (deviceId !== null) await forgetDevice(tx, deviceId)
    await forgetThisBrowser(tx, cookies, now)
    await endSession(tx, sessionId)
  })

/** Another device, from the list. False when it is not one of the account’s. */
export const signOutThere = (db: Db, accountId: number, sessionId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const ended = await endOwnSession(tx, accountId, sessionId)
    if (ended?.deviceId) await forgetDevice(tx, ended.deviceId)
    return ended !== null
  })

/** Every other device. How many sessions that ended. */
export const signOutElsewhere = (db: Db, accountId: number, sessionId: number): Promise<number> =>
  db.transaction(async (tx) => {
    const ended = await endSessionsOf(tx, accountId, sessionId)
    await forgetDevicesOf(tx, accountId, await deviceOfSession(tx, sessionId))
    return ended
  })
