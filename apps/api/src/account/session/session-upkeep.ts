import type { Queries } from '../../platform/db/db.ts'
import { periods } from '../../platform/jobs/job.ts'
import { deleteEndedAttempts } from './attempt.store.ts'
import { deleteEndedDevices } from './remembered-device.store.ts'
import { deleteEndedSessions } from './session.store.ts'
import { deleteEndedChallenges } from '../two-step/challenge.store.ts'
import { deleteEndedProofs } from '../social/proof.store.ts'
import { deleteSignInsBefore } from './sign-in.store.ts'

/** How long somebody can read where their account was tried. */
const historyMs = 90 * periods.day

export const deleteEnded = async (db: Queries, now: Date) => {
  await deleteEndedSessions(db, now)
  await deleteEndedDevices(db, now)
  await deleteEndedProofs(db, now)
  await deleteEndedChallenges(db, now)
  await deleteEndedAttempts(db, now)
  await deleteSignInsBefore(db, new Date(now.getTime() - historyMs))
}
