import type { BatchState, PayoutState } from '@showroom/contract/payout/payout-choices'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Span } from '../../shared/paged-reply.ts'

export type Batch = {
  id: number
  publicId: string
  state: BatchState
  proposedBy: number | null
  approvedBy: number | null
  proposer: string | null
  approver: string | null
  createdAt: Date
}

const batchesWhere = (db: Queries, condition: Sql): Promise<Batch[]> =>
  db.query<Batch>(sql`
    select b.id, b.public_id as "publicId", b.state, b.proposed_by as "proposedBy", b.approved_by as "approvedBy",
      nullif(trim(p.first_name || ' ' || p.last_name), '') as proposer,
      nullif(trim(a.first_name || ' ' || a.last_name), '') as approver, b.created_at as "createdAt"
    from payout_batch b left join account p on p.id = b.proposed_by left join account a on a.id = b.approved_by
    where ${condition}`)

/** The one that is being gathered, made where there is none. */
export const draftBatch = async (
  tx: Queries,
  { publicId, at }: { publicId: string; at: Date },
): Promise<number> => {
  const [batch] = await tx.query<{ id: number }>(sql`
    insert into payout_batch (public_id, created_at) values (${publicId}, ${at})
    on conflict (state) where state = 'draft' do update set state = 'draft' returning id`)
  if (!batch) throw new Error('No batch could be begun.')
  return batch.id
}

/** Held until the transaction ends: of two Admins who decide, one is later. */
export const lockBatch = async (tx: Queries, publicId: string): Promise<Batch | null> => {
  await tx.query(sql`select 1 from payout_batch where public_id = ${publicId} for update`)
  return batchByPublicId(tx, publicId)
}

export const batchByPublicId = async (db: Queries, publicId: string): Promise<Batch | null> =>
  (await batchesWhere(db, sql`b.public_id = ${publicId}`))[0] ?? null

export const batchById = async (db: Queries, id: number): Promise<Batch | null> =>
  (await batchesWhere(db, sql`b.id = ${id}`))[0] ?? null

export const countBatches = async (db: Queries): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`select count(*)::int as count from payout_batch`)
  return row?.count ?? 0
}

export const batches = (db: Queries, { skip, most }: Span): Promise<Batch[]> =>
  batchesWhere(db, sql`true order by b.id desc offset ${skip} limit ${most}`)

export type BatchPayout = {
  publicId: string
  batchId: number
  legalName: string
  account: 'vendor' | 'contractor'
  amountCents: number
  state: PayoutState
  trouble: string | null
  failureCode: string | null
}

const payoutColumns: Sql = sql`
  p.public_id as "publicId", p.batch_id as "batchId", a.legal_name as "legalName", a.account,
  p.amount_cents as "amountCents", p.state, p.trouble, p.failure_code as "failureCode"`

/** The first of each batch. */
export const firstPayouts = (db: Queries, ids: readonly number[], most: number): Promise<BatchPayout[]> =>
  db.query<BatchPayout>(sql`
    select first.* from unnest(${[...ids]}::int[]) b (id) cross join lateral (
      select ${payoutColumns} from payout p join payout_account a on a.id = p.payout_account_id
      where p.batch_id = b.id order by p.id limit ${most}) first`)

export const payoutsOfBatch = (db: Queries, id: number, { skip, most }: Span): Promise<BatchPayout[]> =>
  db.query<BatchPayout>(sql`
    select ${payoutColumns} from payout p join payout_account a on a.id = p.payout_account_id
    where p.batch_id = ${id} order by p.id limit ${most} offset ${skip}`)

/** What the payouts of a batch come to; those that are canceled count among all alone. */
export type BatchSums = {
  batchId: number
  all: number
  open: number
  openCents: number
  states: PayoutState[]
}

export const sumsOfBatches = (db: Queries, ids: readonly number[]): Promise<BatchSums[]> =>
  db.query<BatchSums>(sql`
    select batch_id as "batchId", count(*)::int as "all", (count(*) filter (where state <> 'canceled'))::int as open,
      coalesce(sum(amount_cents) filter (where state <> 'canceled'), 0)::float8 as "openCents",
      array_agg(distinct state) as states
    from payout where batch_id = any(${[...ids]}::int[]) group by batch_id`)

/** How many of its payouts wait for a decision. */
export const draftsIn = async (tx: Queries, id: number): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from payout where batch_id = ${id} and state = 'draft'`,
  )
  return row?.count ?? 0
}

type Decided = { by: number; at: Date }

export const saveProposed = (tx: Queries, id: number, { by, at }: Decided) =>
  tx.query(sql`
    update payout_batch set state = 'proposed', proposed_by = ${by}, proposed_at = ${at} where id = ${id}`)

/** Its payouts are asked of the provider from now on. */
export const saveApproved = async (tx: Queries, id: number, { by, at }: Decided) => {
  await tx.query(sql`
    update payout_batch set state = 'approved', approved_by = ${by}, approved_at = ${at} where id = ${id}`)
  await tx.query(sql`
    update payout set state = 'approved', step = 'transfer', next_try_at = ${at}
    where batch_id = ${id} and state = 'draft'`)
}

type Canceled = { publicId: string; payoutAccountId: number; amountCents: number }

/** Gives the payouts that are canceled with it. */
export const saveBatchCanceled = async (tx: Queries, id: number): Promise<Canceled[]> => {
  await tx.query(sql`update payout_batch set state = 'canceled' where id = ${id}`)
  return tx.query<Canceled>(sql`
    update payout set state = 'canceled' where batch_id = ${id} and state = 'draft'
    returning public_id as "publicId", payout_account_id as "payoutAccountId", amount_cents as "amountCents"`)
}
