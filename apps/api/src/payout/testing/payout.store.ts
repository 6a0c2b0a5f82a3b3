import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The code was given a moment ago. */
export const giveOtp = (db: Db, accountId: number, at: Date) =>
  db.query(sql`update session set otp_at = ${at} where account_id = ${accountId}`)

/** Everything that is kept of payout accounts, payouts and jobs, as text: to search it for what must not be there. */
export const allKept = async (db: Db): Promise<string> => {
  const rows = await db.query(sql`
    select to_jsonb(a) as row from payout_account a union all select to_jsonb(p) from payout p
    union all select to_jsonb(j) from job j union all select to_jsonb(e) from provider_event e`)
  return JSON.stringify(rows)
}

/** Movements of payouts, oldest first. */
export const payoutMovements = (db: Db): Promise<{ cause: string; cents: number }[]> =>
  db.query(sql`
    select m.cause, sum(e.amount_cents) filter (where e.account = 'cash')::int as cents
    from ledger_movement m join ledger_entry e on e.movement_id = m.id
    where m.kind = 'payout' group by m.id order by m.id`)

/** As a process that died after it asked and before it saved would leave it. */
export const forgetAnswer = (db: Db, publicId: string) =>
  db.query(sql`
    update payout set payout_ref = null, step = 'payout', attempts = 1, next_try_at = created_at, state = 'sent'
    where public_id = ${publicId}`)

export const setPassword = (db: Db, accountId: number, hash: string) =>
  db.query(sql`update account set password_hash = ${hash} where id = ${accountId}`)

/** Payouts that were taken out of a batch before it left. */
export const addCanceled = (db: Db, batchPublicId: string, count: number) =>
  db.query(sql`
    insert into payout (public_id, batch_id, payout_account_id, amount_cents, bank_last4, state, created_at)
    select md5(random()::text), b.id, a.id, 100 + n, '6789', 'canceled', b.created_at
    from payout_batch b cross join generate_series(1, ${count}::int) n
      cross join (select min(id) as id from payout_account) a
    where b.public_id = ${batchPublicId}`)
