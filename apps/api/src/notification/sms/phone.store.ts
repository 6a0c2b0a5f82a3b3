import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type Phone = { number: string | null; askedNumber: string | null; provenAt: Date | null }

/** A number whose code has run out is not asked for any more. */
export const phoneOf = async (db: Queries, accountId: number, now: Date): Promise<Phone | null> => {
  const [found] = await db.query<Phone>(sql`
    select number, case when code_expires_at > ${now} then asked_number end as "askedNumber", proven_at as "provenAt" from sms_phone
    where account_id = ${accountId}`)
  return found ?? null
}

export const isTextedTo = async (db: Queries, accountId: number): Promise<boolean> =>
  (await db.query(sql`select 1 from sms_phone where account_id = ${accountId} and number is not null`))
    .length > 0

type Asked = { accountId: number; number: string; codeHash: Buffer; expiresAt: Date }

/** A newer code takes the place of the one before it; the number that was proven stays until then. */
export const saveAsked = (tx: Queries, { accountId, number, codeHash, expiresAt }: Asked) =>
  tx.query(sql`
    insert into sms_phone (account_id, asked_number, code_hash, code_expires_at)
    values (${accountId}, ${number}, ${codeHash}, ${expiresAt})
    on conflict (account_id) do update set asked_number = excluded.asked_number, code_hash = excluded.code_hash,
      code_tries = 0, code_expires_at = excluded.code_expires_at`)

type Attempt = { codeHash: Buffer; attempts: number; number: string }

/** Counts the attempt before it is judged. Null where there is no code that could still be right. */
export const tryCode = async (tx: Queries, accountId: number, now: Date): Promise<Attempt | null> => {
  const [attempt] = await tx.query<Attempt>(sql`
    update sms_phone set code_tries = code_tries + 1
    where account_id = ${accountId} and code_expires_at > ${now} and asked_number is not null
    returning code_hash as "codeHash", code_tries as attempts, asked_number as number`)
  return attempt ?? null
}

type Proven = { accountId: number; number: string; codeHash: Buffer; now: Date }

/** False where another number, or another code, has been asked for meanwhile. */
export const saveProven = async (
  tx: Queries,
  { accountId, number, codeHash, now }: Proven,
): Promise<boolean> => {
  const saved = await tx.query(sql`
    update sms_phone set number = asked_number, proven_at = ${now}, asked_number = null, code_hash = null,
      code_tries = 0, code_expires_at = null
    where account_id = ${accountId} and asked_number = ${number} and code_hash = ${codeHash} returning 1`)
  return saved.length > 0
}

export const deletePhone = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from sms_phone where account_id = ${accountId}`)

export const isStopped = async (db: Queries, numberHash: Buffer): Promise<boolean> =>
  (await db.query(sql`select 1 from sms_stop where number_hash = ${numberHash}`)).length > 0

/** The moment of the first time stays. */
export const saveStop = (db: Queries, numberHash: Buffer, now: Date) =>
  db.query(sql`
    insert into sms_stop (number_hash, stopped_at) values (${numberHash}, ${now}) on conflict do nothing`)

export const deleteStop = (db: Queries, numberHash: Buffer) =>
  db.query(sql`delete from sms_stop where number_hash = ${numberHash}`)

type Begun = { cause: string; accountId: number; now: Date }

/** False where it was handed over before, whether the provider has answered or not. */
export const beginText = async (tx: Queries, { cause, accountId, now }: Begun): Promise<boolean> => {
  const begun = await tx.query(sql`
    insert into sms_sent (cause, account_id, begun_at) values (${cause}, ${accountId}, ${now})
    on conflict do nothing returning 1`)
  return begun.length > 0
}

/** It was not taken: it may be handed over anew. */
export const forgetText = (tx: Queries, cause: string) =>
  tx.query(sql`delete from sms_sent where cause = ${cause} and provider_id is null`)

export const saveTaken = (tx: Queries, cause: string, providerId: string) =>
  tx.query(sql`update sms_sent set provider_id = ${providerId} where cause = ${cause}`)

export const textsOf = (db: Queries, accountId: number) =>
  db.query<{ begunAt: Date }>(sql`
    select begun_at as "begunAt" from sms_sent where account_id = ${accountId} order by begun_at`)

export const deleteTextsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from sms_sent where account_id = ${accountId}`)

export const deleteTextsBefore = (db: Queries, moment: Date) =>
  db.query(sql`delete from sms_sent where begun_at < ${moment}`)
