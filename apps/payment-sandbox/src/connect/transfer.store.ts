import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export type Transfer = {
  id: string
  accountId: string
  amount: number
  amountReversed: number
  currency: string
  description: string | null
  chargeId: string | null
  transferGroup: string | null
  metadata: Record<string, string>
  createdAt: Date
}

export type Reversal = {
  id: string
  transferId: string
  amount: number
  metadata: Record<string, string>
  createdAt: Date
}

export const transfersWhere = (tx: Queries, condition: Sql) =>
  tx.query<Transfer>(sql`
    select id, account_id as "accountId", amount, amount_reversed as "amountReversed", currency, description,
      charge_id as "chargeId", transfer_group as "transferGroup", metadata, created_at as "createdAt"
    from transfer where ${condition} order by place desc`)

export const saveTransfer = (tx: Queries, one: Transfer) =>
  tx.query(sql`
    insert into transfer (id, account_id, amount, amount_reversed, currency, description, charge_id, transfer_group,
      metadata, created_at)
    values (${one.id}, ${one.accountId}, ${one.amount}, ${one.amountReversed}, ${one.currency}, ${one.description},
      ${one.chargeId}, ${one.transferGroup}, ${JSON.stringify(one.metadata)}::jsonb, ${one.createdAt})
    on conflict (id) do update set amount_reversed = excluded.amount_reversed, metadata = excluded.metadata`)

export const reversalsOf = (tx: Queries, transferId: string) =>
  tx.query<Reversal>(sql`
    select id, transfer_id as "transferId", amount, metadata, created_at as "createdAt"
    from transfer_reversal where transfer_id = ${transferId} order by place desc`)

export const addReversal = (tx: Queries, one: Reversal) =>
  tx.query(sql`
    insert into transfer_reversal (id, transfer_id, amount, metadata, created_at)
    values (${one.id}, ${one.transferId}, ${one.amount}, ${JSON.stringify(one.metadata)}::jsonb, ${one.createdAt})`)

/** What of a charge was passed on and not taken back. */
export const passedOn = async (tx: Queries, chargeId: string): Promise<number> => {
  const [found] = await tx.query<{ sum: number }>(sql`
    select coalesce(sum(amount - amount_reversed), 0)::bigint as sum from transfer where charge_id = ${chargeId}`)
  return found?.sum ?? 0
}
