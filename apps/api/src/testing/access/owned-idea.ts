import { anAiPerson, aReportedIdea } from '../../design-ai/testing/an-ai-person.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { testDay } from '../test-clock.ts'
import { canary } from './seats.ts'

/** Somebody of AI Design with ideas; no account of the shop. */
export const anOwnIdea = async (db: Db) => {
  const { id, publicId, token } = await anAiPerson(db, { now: testDay, fullName: canary })
  return {
    ...(await aReportedIdea(db, { id, name: canary, now: testDay })),
    aiAccountId: publicId,
    aiToken: token,
  }
}
