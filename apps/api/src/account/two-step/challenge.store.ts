import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type NewChallenge = { tokenHash: Buffer; accountId: number; remember: boolean; expiresAt: Date }

export const saveChallenge = (tx: Queries, challenge: NewChallenge) =>
  tx.query(sql`
    insert into two_step_challenge (token_hash, account_id, remember, expires_at)
    values (${challenge.tokenHash}, ${challenge.accountId}, ${challenge.remember}, ${challenge.expiresAt})`)

export type Challenge = { accountId: number; remember: boolean; attempts: number }

/** Counted beforehand, so that simultaneous tries all count. Null: there is none, or it is over. */
export const tryChallenge = async (db: Queries, tokenHash: Buffer, now: Date): Promise<Challenge | null> => {
  const [tried] = await db.query<Challenge>(sql`
    update two_step_challenge set attempts = attempts + 1 where token_hash = ${tokenHash} and expires_at > ${now}
    returning account_id as "accountId", remember, attempts`)
  return tried ?? null
}

/** False: somebody else has signed in with it. */
export const takeChallenge = async (tx: Queries, tokenHash: Buffer): Promise<boolean> => {
  const taken = await tx.query(
    sql`delete from two_step_challenge where token_hash = ${tokenHash} returning account_id`,
  )
  return taken.length > 0
}

export const deleteEndedChallenges = (db: Queries, now: Date) =>
  db.query(sql`delete from two_step_challenge where expires_at <= ${now}`)

export const deleteChallengesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from two_step_challenge where account_id = ${accountId}`)
