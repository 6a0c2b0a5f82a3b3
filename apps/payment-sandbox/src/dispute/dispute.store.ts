import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'

export const disputeReasons = [
  'credit_not_processed',
  'duplicate',
  'fraudulent',
  'general',
  'product_not_received',
  'product_unacceptable',
  'subscription_canceled',
  'unrecognized',
] as const
export type DisputeReason = (typeof disputeReasons)[number]
export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost'

export type Dispute = {
  id: string
  chargeId: string
  amount: number
  reason: DisputeReason
  status: DisputeStatus
  evidence: Record<string, string>
  submissions: number
  dueBy: Date
  closedAt: Date | null
  metadata: Record<string, string>
  createdAt: Date
}

/** Newest first. */
export const disputesWhere = (tx: Queries, condition: Sql) =>
  tx.query<Dispute>(sql`
    select dispute.id, charge_id as "chargeId", dispute.amount, reason, dispute.status, evidence, submissions,
      due_by as "dueBy", closed_at as "closedAt", dispute.metadata, dispute.created_at as "createdAt"
    from dispute join charge on charge.id = charge_id
    where ${condition} order by dispute.place desc`)

export const disputeById = async (tx: Queries, id: string): Promise<Dispute | null> =>
  (await disputesWhere(tx, sql`dispute.id = ${id}`))[0] ?? null

export const saveDispute = (tx: Queries, one: Dispute) =>
  tx.query(sql`
    insert into dispute (id, charge_id, amount, reason, status, evidence, submissions, due_by, closed_at, metadata,
      created_at)
    values (${one.id}, ${one.chargeId}, ${one.amount}, ${one.reason}, ${one.status},
      ${JSON.stringify(one.evidence)}::jsonb, ${one.submissions}, ${one.dueBy}, ${one.closedAt},
      ${JSON.stringify(one.metadata)}::jsonb, ${one.createdAt})
    on conflict (id) do update set status = excluded.status, evidence = excluded.evidence,
      submissions = excluded.submissions, closed_at = excluded.closed_at, metadata = excluded.metadata`)
