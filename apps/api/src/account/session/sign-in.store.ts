import type { SignInTry } from '@showroom/contract/account/security'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type SignInAttempt = { device: string; place: string; now: Date; isRefused: boolean }

export const recordSignIn = (tx: Queries, accountId: number, attempt: SignInAttempt) =>
  tx.query(sql`
    insert into sign_in (account_id, tried_at, is_refused, device, place)
    values (${accountId}, ${attempt.now}, ${attempt.isRefused}, ${attempt.device}, ${attempt.place})`)

/** Of an e-mail that nobody has, nothing is kept, at the same cost. */
export const recordRefusedSignIn = (db: Queries, email: string, attempt: Omit<SignInAttempt, 'isRefused'>) =>
  db.query(sql`
    insert into sign_in (account_id, tried_at, is_refused, device, place)
    select id, ${attempt.now}, true, ${attempt.device}, ${attempt.place}
    from account where lower(email) = lower(${email})`)

/** Of somebody who has signed in before, and never with it: the first device of all is no news. */
export const isNewDevice = async (tx: Queries, accountId: number, device: string): Promise<boolean> => {
  const [known] = await tx.query<{ isNew: boolean }>(sql`
    select count(*) > 0 and count(*) filter (where device = ${device}) = 0 as "isNew"
    from sign_in where account_id = ${accountId} and not is_refused`)
  return known?.isNew ?? false
}

type Listed = { triedAt: Date; isRefused: boolean; device: string; place: string }

export const signInsOf = async (
  db: Queries,
  accountId: number,
  { most }: { most: number },
): Promise<SignInTry[]> => {
  const attempts = await db.query<Listed>(sql`
    select tried_at as "triedAt", is_refused as "isRefused", device, place
    from sign_in where account_id = ${accountId} order by tried_at desc, id desc limit ${most}`)
  return attempts.map(({ triedAt, isRefused, device, place }) => ({
    tried_at: triedAt.toISOString(),
    is_refused: isRefused,
    device,
    place,
  }))
}

export const forgetSignInsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from sign_in where account_id = ${accountId}`)

export const deleteSignInsBefore = (db: Queries, moment: Date) =>
  db.query(sql`delete from sign_in where tried_at < ${moment}`)
