import type { Queries } from '../../platform/db/db.ts'
import { periods } from '../../platform/jobs/job.ts'
import { dropEndedAttempts } from './attempt.store.ts'
import { dropEndedDevices } from './remembered-device.store.ts'
import { dropEndedSessions } from './session.store.ts'
import { dropEndedProofs } from '../social/proof.store.ts'
import { dropSignInsBefore } from './sign-in.store.ts'

/** How long somebody can read where their account was tried. */
const historyMs = 90 * periods.day

export const dropEnded = async (db: Queries, now: Date) => {
  await dropEndedSessions(db, now)
  await dropEndedDevices(db, now)
  await dropEndedProofs(db, now)
  await dropEndedAttempts(db, now)
  await dropSignInsBefore(db, new Date(now.getTime() - historyMs))
}
