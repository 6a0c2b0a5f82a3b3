import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { BankOutcome } from './bank-account.ts'

export type Payout = {
  id: string
  accountId: string | null
  amount: number
  currency: string
  method: 'standard' | 'instant'
  status: 'pending' | 'paid' | 'failed' | 'canceled'
  outcome: BankOutcome
  failureCode: string | null
  /** The bank account that it went to. */
  destination: string | null
  description: string | null
  metadata: Record<string, string>
  arrivesAt: Date
  createdAt: Date
}

export const payoutsWhere = (tx: Queries, condition: Sql) =>
  tx.query<Payout>(sql`
    select id, account_id as "accountId", amount, currency, method, status, description, metadata,
      outcome, failure_code as "failureCode", destination, arrives_at as "arrivesAt", created_at as "createdAt"
    from payout where ${condition} order by place desc`)

export const savePayout = (tx: Queries, one: Payout) =>
  tx.query(sql`
    insert into payout (id, account_id, amount, currency, method, status, description, metadata,
      outcome, failure_code, destination, arrives_at, created_at)
    values (${one.id}, ${one.accountId}, ${one.amount}, ${one.currency}, ${one.method}, ${one.status},
      ${one.description}, ${JSON.stringify(one.metadata)}::jsonb, ${one.outcome}, ${one.failureCode},
      ${one.destination}, ${one.arrivesAt}, ${one.createdAt})
    on conflict (id) do update set status = excluded.status, outcome = excluded.outcome,
      failure_code = excluded.failure_code`)
