import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { deleteChallengesOf } from './challenge.store.ts'

export type TwoStepRow = { secret: string; since: Date | null; recoveryLeft: number }

export const twoStepOf = async (db: Queries, accountId: number): Promise<TwoStepRow | null> => {
  const [found] = await db.query<TwoStepRow>(sql`
    select t.secret, t.since, (select count(*) from two_step_recovery r
      where r.account_id = t.account_id and r.used_at is null)::int as "recoveryLeft"
    from two_step t where t.account_id = ${accountId}`)
  return found ?? null
}

/** Whether signing in asks for it. */
export const isTwoStepOn = async (db: Queries, accountId: number): Promise<boolean> =>
  (await twoStepOf(db, accountId))?.since != null

/** False: it is on already, and stays as it is. */
export const saveSetUp = async (
  db: Queries,
  accountId: number,
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> => {
  const saved = await db.query(sql`
    insert into two_step (account_id, secret, created_at) values (${accountId}, ${secret}, ${now})
    on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where two_step.since is null
    returning account_id`)
  return saved.length > 0
}

export const saveTurnedOn = async (tx: Queries, accountId: number, now: Date): Promise<boolean> => {
  const saved = await tx.query(sql`
    update two_step set since = ${now} where account_id = ${accountId} and since is null returning account_id`)
  return saved.length > 0
}

/** False: a code of this half minute, or of a later one, was used before. */
export const spendStep = async (tx: Queries, accountId: number, step: number): Promise<boolean> => {
  const used = await tx.query(sql`
    update two_step set last_step = ${step} where account_id = ${accountId} and last_step < ${step}
    returning account_id`)
  return used.length > 0
}

/** False: there is none such, or it was used. */
export const spendRecovery = async (
  tx: Queries,
  accountId: number,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<boolean> => {
  const used = await tx.query(sql`
    update two_step_recovery set used_at = ${now}
    where account_id = ${accountId} and code_hash = ${codeHash} and used_at is null returning id`)
  return used.length > 0
}

export const replaceRecovery = async (tx: Queries, accountId: number, hashes: readonly Buffer[]) => {
  await tx.query(sql`delete from two_step_recovery where account_id = ${accountId}`)
  for (const hash of hashes)
    await tx.query(sql`insert into two_step_recovery (account_id, code_hash) values (${accountId}, ${hash})`)
}

export const deleteTwoStep = async (tx: Queries, accountId: number): Promise<void> => {
  await deleteChallengesOf(tx, accountId)
  await tx.query(sql`delete from two_step_recovery where account_id = ${accountId}`)
  await tx.query(sql`delete from two_step where account_id = ${accountId}`)
}
