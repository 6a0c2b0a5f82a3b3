import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type Key = {
  tokenHash: Buffer
  applicationId: number
  /** A browser keeps its key; a mailed one opens once. */
  kind: 'browser' | 'mail'
  expiresAt: Date
}

export const saveKey = (tx: Queries, { tokenHash, applicationId, kind, expiresAt }: Key) =>
  tx.query(sql`
    insert into application_key (token_hash, application_id, kind, expires_at)
    values (${tokenHash}, ${applicationId}, ${kind}, ${expiresAt})`)

export const applicationIdOfBrowser = async (
  db: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<number | null> => {
  const [found] = await db.query<{ id: number }>(sql`
    select application_id as id from application_key
    where token_hash = ${tokenHash} and kind = 'browser' and expires_at > ${now}`)
  return found?.id ?? null
}

/** Of two who come with it at once, one gets in. */
export const takeMailKey = async (tx: Queries, tokenHash: Buffer, now: Date): Promise<number | null> => {
  const [taken] = await tx.query<{ id: number }>(sql`
    delete from application_key where token_hash = ${tokenHash} and kind = 'mail' and expires_at > ${now}
    returning application_id as id`)
  return taken?.id ?? null
}

export const deleteBrowserKeys = (tx: Queries, applicationId: number) =>
  tx.query(sql`delete from application_key where application_id = ${applicationId} and kind = 'browser'`)

export const deleteKey = (tx: Queries, tokenHash: Buffer) =>
  tx.query(sql`delete from application_key where token_hash = ${tokenHash}`)

export const deleteEndedKeys = (db: Queries, now: Date) =>
  db.query(sql`delete from application_key where expires_at <= ${now}`)
