import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type NewSession = { aiAccountId: number; tokenHash: Buffer; now: Date; expiresAt: Date }

export const createAiSession = (tx: Queries, { aiAccountId, tokenHash, now, expiresAt }: NewSession) =>
  tx.query(sql`
    insert into ai_session (ai_account_id, token_hash, created_at, last_seen_at, expires_at)
    values (${aiAccountId}, ${tokenHash}, ${now}, ${now}, ${expiresAt})`)

type Found = { id: number; aiAccountId: number; lastSeenAt: Date }

export const findAiSession = async (db: Queries, tokenHash: Buffer, now: Date): Promise<Found | null> => {
  const [found] = await db.query<Found>(sql`
    select s.id::int as id, s.ai_account_id as "aiAccountId", s.last_seen_at as "lastSeenAt" from ai_session s
    where s.token_hash = ${tokenHash} and s.expires_at > ${now}`)
  return found ?? null
}

export const prolongAiSession = (
  db: Queries,
  id: number,
  { now, expiresAt }: { now: Date; expiresAt: Date },
) => db.query(sql`update ai_session set last_seen_at = ${now}, expires_at = ${expiresAt} where id = ${id}`)

export const endAiSession = (db: Queries, id: number) =>
  db.query(sql`delete from ai_session where id = ${id}`)

export const endAiSessionsOf = (tx: Queries, aiAccountId: number) =>
  tx.query(sql`delete from ai_session where ai_account_id = ${aiAccountId}`)

export const deleteEndedAiSessions = (db: Queries, now: Date) =>
  db.query(sql`delete from ai_session where expires_at <= ${now}`)

export const aiSessionsOf = (db: Queries, aiAccountId: number) =>
  db.query<{ createdAt: Date; lastSeenAt: Date }>(sql`
    select created_at as "createdAt", last_seen_at as "lastSeenAt" from ai_session
    where ai_account_id = ${aiAccountId} order by id`)
