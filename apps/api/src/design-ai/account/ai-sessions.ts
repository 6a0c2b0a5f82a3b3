import { dayMs, minuteMs } from '@showroom/contract/shared/time'
import { newSessionToken, sessionTokenHash } from '../../account/session/secret.ts'
import type { Queries } from '../../platform/db/db.ts'
import type { AiCaller } from '../../platform/http/who.ts'
import { createAiSession, findAiSession, prolongAiSession } from './ai-session.store.ts'

const prefix = 'sr_a_'
/** A session ends when it was not used for as long as this. */
const idleMs = 14 * dayMs
/** A use is written down at most this often. */
const seenEveryMs = minuteMs

export const openAiSession = async (tx: Queries, aiAccountId: number, now: Date): Promise<string> => {
  const { token, hash: tokenHash } = newSessionToken(prefix)
  await createAiSession(tx, { aiAccountId, tokenHash, now, expiresAt: new Date(now.getTime() + idleMs) })
  return token
}

/** Who holds the token of AI Design. */
export const aiCallerWith = async (db: Queries, token: string, now: Date): Promise<AiCaller | null> => {
  const hash = sessionTokenHash(token, prefix)
  const session = hash ? await findAiSession(db, hash, now) : null
  if (!session) return null
  if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs)
    await prolongAiSession(db, session.id, { now, expiresAt: new Date(now.getTime() + idleMs) })
  return { aiAccountId: session.aiAccountId, aiSessionId: session.id }
}
