import type { PayoutState } from '@showroom/contract/payout/payout-choices'
import type { payoutSorts } from '@showroom/contract/payout/payout-sorts'
import type { SortBy } from '@showroom/contract/shared/sort'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { holding } from '../../shared/holding.ts'
import type { Span } from '../../shared/paged-reply.ts'
import { tableOrder } from '../../shared/table.ts'

/** What is asked of the provider next: money to the account, from there to the bank, what became of it, and back. */
export type PayoutStep = 'transfer' | 'payout' | 'watch' | 'reverse'

export type Payout = {
  id: number
  publicId: string
  batchId: number
  payoutAccountId: number
  amountCents: number
  bankLast4: string
  state: PayoutState
  step: PayoutStep | null
  transferRef: string | null
  payoutRef: string | null
  attempts: number
  spentKeys: number
  trouble: string | null
  failureCode: string | null
  createdAt: Date
  sentAt: Date | null
  paidAt: Date | null
}

const columns = sql`id, public_id as "publicId", batch_id as "batchId", payout_account_id as "payoutAccountId",
  amount_cents as "amountCents", bank_last4 as "bankLast4", state, step, transfer_ref as "transferRef",
  payout_ref as "payoutRef", attempts, spent_keys as "spentKeys", trouble, failure_code as "failureCode",
  created_at as "createdAt", sent_at as "sentAt", paid_at as "paidAt"`

const payoutsWhere = (db: Queries, condition: Sql): Promise<Payout[]> =>
  db.query<Payout>(sql`select ${columns} from payout where ${condition}`)

type NewPayout = Pick<Payout, 'publicId' | 'batchId' | 'payoutAccountId' | 'amountCents' | 'bankLast4'> & {
  at: Date
}

export const addPayout = async (tx: Queries, one: NewPayout): Promise<Payout | null> => {
  const [added] = await tx.query<Payout>(sql`
    insert into payout (public_id, batch_id, payout_account_id, amount_cents, bank_last4, created_at)
    values (${one.publicId}, ${one.batchId}, ${one.payoutAccountId}, ${one.amountCents}, ${one.bankLast4}, ${one.at})
    on conflict (payout_account_id) where state in ('draft', 'approved') do nothing
    returning ${columns}`)
  return added ?? null
}

export const lockPayout = async (tx: Queries, id: number): Promise<Payout | null> =>
  (await payoutsWhere(tx, sql`id = ${id} for update`))[0] ?? null

export const payoutByPublicId = async (db: Queries, publicId: string): Promise<Payout | null> =>
  (await payoutsWhere(db, sql`public_id = ${publicId}`))[0] ?? null

export const hasOpenPayout = async (db: Queries, payoutAccountId: number): Promise<boolean> =>
  (await payoutsWhere(db, sql`payout_account_id = ${payoutAccountId} and state in ('draft', 'approved')`))
    .length > 0

/** `text`: of the bank's last digits. */
export type PayoutSearch = { payoutAccountId: number; text: string; state: PayoutState | undefined }

const sought = ({ payoutAccountId, text, state }: PayoutSearch): Sql => sql`
  payout_account_id = ${payoutAccountId} and ${state === undefined ? sql`true` : sql`state = ${state}`}
  and ${text === '' ? sql`true` : sql`bank_last4 like ${holding(text)}`}`

export const countPayouts = async (db: Queries, search: PayoutSearch): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from payout where ${sought(search)}`)
  return row?.count ?? 0
}

export const payoutsOfAccount = (
  db: Queries,
  { sort, ...search }: PayoutSearch & { sort: SortBy<(typeof payoutSorts)[number]> },
  { skip, most }: Span,
): Promise<Payout[]> => {
  const order = tableOrder(sort, {
    columns: { made: sql`created_at`, amount: sql`amount_cents` },
    last: sql`id`,
  })
  return payoutsWhere(db, sql`${sought(search)} order by ${order} offset ${skip} limit ${most}`)
}

/** The next one of which something is to be asked, taken by the caller alone until `until`. */
export const claimPayout = async (
  db: Queries,
  { now, until }: { now: Date; until: Date },
): Promise<Payout | null> => {
  const [claimed] = await db.query<Payout>(sql`
    update payout set attempts = attempts + 1, next_try_at = ${until} where id = (
      select id from payout where step is not null and next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked)
    returning ${columns}`)
  return claimed ?? null
}

type Postponing = { until: Date; trouble: string | null; isKeySpent: boolean }

export const postponePayout = (db: Queries, id: number, { until, trouble, isKeySpent }: Postponing) =>
  db.query(sql`
    update payout set next_try_at = ${until}, trouble = ${trouble?.slice(0, 500) ?? null},
      spent_keys = spent_keys + ${isKeySpent ? 1 : 0}
    where id = ${id} and step is not null`)

export const waitWithPayout = (db: Queries, id: number, { until, trouble }: Omit<Postponing, 'isKeySpent'>) =>
  db.query(sql`
    update payout set next_try_at = ${until}, trouble = ${trouble}, attempts = greatest(attempts - 1, 0)
    where id = ${id} and step is not null`)

type Step = { step: PayoutStep | null; at: Date | null }

const stepping = ({ step, at }: Step): Sql =>
  sql`step = ${step}, next_try_at = ${step === null ? null : at}, attempts = 0, spent_keys = 0, trouble = null`

export const saveSent = (tx: Queries, id: number, { transferRef, at }: { transferRef: string; at: Date }) =>
  tx.query(sql`
    update payout set state = 'sent', transfer_ref = ${transferRef}, sent_at = ${at}, ${stepping({ step: 'payout', at })}
    where id = ${id}`)

export const savePayoutRef = (tx: Queries, id: number, { payoutRef, at }: { payoutRef: string; at: Date }) =>
  tx.query(
    sql`update payout set payout_ref = ${payoutRef}, ${stepping({ step: 'watch', at })} where id = ${id}`,
  )

/** Told of meanwhile, it is looked at once more: some banks send back what they took. */
export const savePaid = (tx: Queries, id: number, { paidAt, now }: { paidAt: Date; now: Date }) =>
  tx.query(sql`
    update payout set state = 'paid', paid_at = ${paidAt}, attempts = 0, spent_keys = 0, trouble = null,
      step = case when next_try_at <= ${now} then 'watch' end,
      next_try_at = case when next_try_at <= ${now} then next_try_at end
    where id = ${id}`)

/** The bank said no: what was passed on is taken back. */
export const saveFailed = (tx: Queries, id: number, { failureCode, at }: { failureCode: string; at: Date }) =>
  tx.query(sql`
    update payout set state = 'sent', failure_code = ${failureCode}, paid_at = null, ${stepping({ step: 'reverse', at })}
    where id = ${id}`)

export const saveReturned = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`
    update payout set state = 'returned', returned_at = ${at}, ${stepping({ step: null, at: null })} where id = ${id}`)

export const saveCanceled = (tx: Queries, id: number, trouble: string | null) =>
  tx.query(sql`
    update payout set state = 'canceled', step = null, next_try_at = null, trouble = ${trouble} where id = ${id}`)

/** The provider told something of it: it is looked at again, even where it was paid. */
export const watchAgain = (tx: Queries, payoutRef: string, at: Date) =>
  tx.query(sql`
    update payout set step = 'watch', next_try_at = ${at}, attempts = 0
    where payout_ref = ${payoutRef} and state in ('sent', 'paid') and (step is null or step = 'watch')`)

/** Whether anything is being paid for an account that a person has set up. */
export const hasPayoutUnderWay = async (db: Queries, accountId: number): Promise<boolean> => {
  const rows = await db.query(sql`
    select 1 from payout p join payout_account a on a.id = p.payout_account_id
    where a.account_id = ${accountId} and p.state in ('draft', 'approved', 'sent') limit 1`)
  return rows.length > 0
}
