import type { Queries } from '../db/sandbox-db.ts'
import { sql } from '../db/sql.ts'
import type { Bank } from './bank-account.ts'
import type { Identity } from './identity.ts'

export type Token = { id: string; createdAt: Date } & (
  | { kind: 'bank_account'; holds: Bank }
  | { kind: 'account'; holds: Identity }
)

export const addToken = (tx: Queries, one: Token) =>
  tx.query(sql`
    insert into token (id, kind, holds, created_at)
    values (${one.id}, ${one.kind}, ${JSON.stringify(one.holds)}::jsonb, ${one.createdAt})`)

/** Good for one use. */
export const takeToken = async (tx: Queries, id: string, now: Date): Promise<Token | null> => {
  const [taken] = await tx.query<Token>(sql`
    update token set used_at = ${now} where id = ${id} and used_at is null
    returning id, kind, holds, created_at as "createdAt"`)
  return taken ?? null
}
