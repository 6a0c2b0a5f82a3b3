import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Purpose = 'verify' | 'reset'
type NewCode = { aiAccountId: number; purpose: Purpose; codeHash: Buffer; expiresAt: Date }

/** A newer code takes the place of the one before it. */
export const saveAiCode = (tx: Queries, { aiAccountId, purpose, codeHash, expiresAt }: NewCode) =>
  tx.query(sql`
    insert into ai_mailed_code (ai_account_id, purpose, code_hash, expires_at)
    values (${aiAccountId}, ${purpose}, ${codeHash}, ${expiresAt})
    on conflict (ai_account_id, purpose) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`)

/** Uses the code up. */
export const takeAiCode = async (
  tx: Queries,
  { codeHash, purpose, now }: { codeHash: Buffer; purpose: Purpose; now: Date },
): Promise<number | null> => {
  const [taken] = await tx.query<{ aiAccountId: number }>(sql`
    delete from ai_mailed_code where code_hash = ${codeHash} and purpose = ${purpose} and expires_at > ${now}
    returning ai_account_id as "aiAccountId"`)
  return taken?.aiAccountId ?? null
}

export const deleteEndedAiCodes = (db: Queries, now: Date) =>
  db.query(sql`delete from ai_mailed_code where expires_at <= ${now}`)
