import type { AiSurvey } from '@showroom/contract/design-ai/design-ai'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { deletePhotosOf } from '../photo/ai-photo.store.ts'

export type AiAccount = {
  id: number
  publicId: string
  email: string
  fullName: string
  passwordHash: string | null
  emailVerifiedAt: Date | null
  accountId: number | null
  /** Of a minor: the day on which they are an adult. */
  adultOn: string | null
  credits: number
  survey: AiSurvey | null
  blockedAt: Date | null
}

const columns = sql`a.id, a.public_id as "publicId", a.email, a.full_name as "fullName",
  a.password_hash as "passwordHash", a.email_verified_at as "emailVerifiedAt", a.account_id as "accountId",
  a.adult_on::text as "adultOn", a.credits, a.survey, a.blocked_at as "blockedAt"`

const oneWhere = async (db: Queries, condition: Sql): Promise<AiAccount | null> => {
  const [found] = await db.query<AiAccount>(
    sql`select ${columns} from ai_account a where a.forgotten_at is null and ${condition}`,
  )
  return found ?? null
}

export const aiAccountById = (db: Queries, id: number) => oneWhere(db, sql`a.id = ${id}`)
export const aiAccountByEmail = (db: Queries, email: string) =>
  oneWhere(db, sql`lower(a.email) = lower(${email})`)
export const aiAccountOf = (db: Queries, accountId: number) => oneWhere(db, sql`a.account_id = ${accountId}`)

export type NewAiAccount = {
  publicId: string
  email: string
  fullName: string
  passwordHash: string | null
  accountId: number | null
  /** Of a minor whose parent has agreed. */
  adultOn: string | null
  now: Date
}

/** Null where the address has an account already. */
export const createAiAccount = async (tx: Queries, account: NewAiAccount): Promise<number | null> => {
  const { publicId, email, fullName, passwordHash, accountId, adultOn, now } = account
  const [created] = await tx.query<{ id: number }>(sql`
    insert into ai_account (public_id, email, full_name, password_hash, account_id, adult_on, parent_consent_at, created_at)
    values (${publicId}, ${email}, ${fullName}, ${passwordHash}, ${accountId}, ${adultOn}::date,
      ${adultOn === null ? null : now}, ${now})
    on conflict do nothing returning id`)
  return created?.id ?? null
}

/** Two accounts of one person are of one age: who is a minor in the shop is one here. */
export const saveAdultDay = (tx: Queries, id: number, { adultOn, now }: { adultOn: string; now: Date }) =>
  tx.query(sql`
    update ai_account set adult_on = ${adultOn}::date, parent_consent_at = ${now}
    where id = ${id} and adult_on is null`)

/** False where the shop's account is linked to another one. */
export const saveLink = async (tx: Queries, id: number, accountId: number): Promise<boolean> => {
  const linked = await tx.query(sql`
    update ai_account set account_id = ${accountId} where id = ${id}
      and not exists (select 1 from ai_account other where other.account_id = ${accountId} and other.id <> ${id})
    returning id`)
  return linked.length > 0
}

export const saveAiPassword = (tx: Queries, id: number, passwordHash: string) =>
  tx.query(sql`update ai_account set password_hash = ${passwordHash} where id = ${id}`)

export const saveSurvey = (db: Queries, id: number, survey: AiSurvey) =>
  db.query(sql`update ai_account set survey = ${JSON.stringify(survey)}::jsonb where id = ${id}`)

/** The first proof stays. */
export const saveAiVerified = async (tx: Queries, id: number, now: Date): Promise<Date> => {
  const [saved] = await tx.query<{ at: Date }>(sql`
    update ai_account set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${id}
    returning email_verified_at as at`)
  return saved?.at ?? now
}

export const saveBlocked = async (tx: Queries, publicId: string, at: Date | null): Promise<boolean> => {
  const saved = await tx.query(
    sql`update ai_account set blocked_at = ${at} where public_id = ${publicId} and forgotten_at is null returning id`,
  )
  return saved.length > 0
}

/** What is done for one account is done one after the other. False: it was forgotten meanwhile. */
export const lockAiAccount = async (tx: Queries, id: number): Promise<boolean> => {
  const locked = await tx.query(
    sql`select id from ai_account where id = ${id} and forgotten_at is null for update`,
  )
  return locked.length > 0
}

/** What is a person's goes; the movements of credits stay, of nobody. Gives the files that are to go too. */
export const forgetAiAccount = async (tx: Queries, id: number, now: Date): Promise<string[]> => {
  // Jobs before their account, as whoever ends one locks them.
  await tx.query(sql`select id from ai_job where ai_account_id = ${id} order by id for update`)
  await lockAiAccount(tx, id)
  const files = await tx.query<{ file: string }>(sql`
    select p.file from ai_picture p join ai_job j on j.id = p.ai_job_id where j.ai_account_id = ${id}`)
  await tx.query(sql`delete from ai_report where ai_account_id = ${id}`)
  await tx.query(sql`delete from ai_job where ai_account_id = ${id}`)
  const photos = await deletePhotosOf(tx, id)
  await tx.query(sql`delete from ai_session where ai_account_id = ${id}`)
  await tx.query(sql`delete from ai_mailed_code where ai_account_id = ${id}`)
  await tx.query(sql`
    update ai_account set email = '', full_name = '', password_hash = null, account_id = null, survey = null,
      email_verified_at = null, adult_on = null, parent_consent_at = null, forgotten_at = ${now} where id = ${id}`)
  return [...files.map(({ file }) => file), ...photos]
}
