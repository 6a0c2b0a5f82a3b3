import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Purpose = 'verify' | 'reset' | 'otp' | 'email' | 'payout'
/** Six digits that are typed: each counts its attempts. */
type TypedPurpose = 'otp' | 'payout'

export type MailedCode = {
  accountId: number
  purpose: Purpose
  codeHash: Buffer
  email: string
  now: Date
  expiresAt: Date
}

/** A newer code takes the place of the one before it. */
export const saveMailedCode = (tx: Queries, code: MailedCode) =>
  tx.query(sql`
    insert into mailed_code (account_id, purpose, code_hash, email, created_at, expires_at)
    values (${code.accountId}, ${code.purpose}, ${code.codeHash}, ${code.email}, ${code.now}, ${code.expiresAt})
    on conflict (account_id, purpose) do update set code_hash = excluded.code_hash, email = excluded.email,
      tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at`)

type Linked = { codeHash: Buffer; purpose: 'verify' | 'reset'; now: Date }

/** Uses the code up: of two who come with it at once, one gets the account. */
export const takeLinkCode = async (
  tx: Queries,
  { codeHash, purpose, now }: Linked,
): Promise<number | null> => {
  const [taken] = await tx.query<{ accountId: number }>(sql`
    delete from mailed_code c using account a
    where c.code_hash = ${codeHash} and c.purpose = ${purpose} and c.expires_at > ${now}
      and a.id = c.account_id and lower(a.email) = lower(c.email)
    returning c.account_id as "accountId"`)
  return taken?.accountId ?? null
}

/** Uses up a code that was sent to an address which is not the account's yet. */
export const takeEmailChange = async (
  tx: Queries,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<{ accountId: number; email: string } | null> => {
  const [taken] = await tx.query<{ accountId: number; email: string }>(sql`
    delete from mailed_code where code_hash = ${codeHash} and purpose = 'email' and expires_at > ${now}
    returning account_id as "accountId", email`)
  return taken ?? null
}

/** What somebody who knew the old password may have asked for is worth nothing from now on. */
export const deleteAskedChanges = (tx: Queries, accountId: number) =>
  tx.query(
    sql`delete from mailed_code where account_id = ${accountId} and purpose in ('reset', 'email', 'payout')`,
  )

export const deleteMailedCodes = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from mailed_code where account_id = ${accountId}`)

type OtpAttempt = { codeHash: Buffer; attempts: number }

/** Counts the attempt before it is judged. Null when there is no code that could still be right. */
export const tryOtp = async (
  tx: Queries,
  accountId: number,
  { now, purpose = 'otp' }: { now: Date; purpose?: TypedPurpose },
): Promise<OtpAttempt | null> => {
  const [attempt] = await tx.query<OtpAttempt>(sql`
    update mailed_code set tries = tries + 1
    where account_id = ${accountId} and purpose = ${purpose} and expires_at > ${now}
    returning code_hash as "codeHash", tries as attempts`)
  return attempt ?? null
}

export const deleteOtp = (tx: Queries, accountId: number, purpose: TypedPurpose = 'otp') =>
  tx.query(sql`delete from mailed_code where account_id = ${accountId} and purpose = ${purpose}`)
