import type { AccountStatus, AccountType, Settings } from '@showroom/contract/account/account'
import { DatabaseError } from '../platform/db/database-error.ts'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Account } from './account.ts'
import { defaultAddress } from './profile/address.store.ts'

const columns = sql`a.id, a.public_id as "publicId", a.type, a.status, a.first_name as "firstName",
  a.last_name as "lastName", a.email, a.email_verified_at as "emailVerifiedAt", a.password_hash as "passwordHash",
  a.country_code as "countryCode", a.phone_number as "phoneNumber", a.zip_code as "zipCode", a.photo, a.language,
  ${defaultAddress} as "shippingAddress", a.settings, a.showroom_id as "showroomId",
  a.adult_on::text as "adultOn", a.is_age_open as "isAgeOpen"`

/** Locks the account against other changes until this transaction ends. False when it is gone. */
export const lockAccountRow = async (tx: Queries, id: number): Promise<boolean> => {
  const locked = await tx.query(sql`select 1 from account where id = ${id} and deleted_at is null for update`)
  return locked.length > 0
}

/**
 * Nobody deletes these accounts until this transaction ends; others may hold them as well. In one order, so that two never
 * wait for each other. Answers those that are still there.
 */
export const shareAccountRows = async (tx: Queries, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const locked = await tx.query<{ id: number }>(sql`
    select id from account where id = any(${[...ids]}::int[]) and deleted_at is null order by id for key share`)
  return new Set(locked.map(({ id }) => id))
}

/** As above, for one. False when it is gone. */
export const shareAccountRow = async (tx: Queries, id: number): Promise<boolean> =>
  (await shareAccountRows(tx, [id])).has(id)

const oneWhere = async (db: Queries, condition: Sql): Promise<Account | null> => {
  const [account] = await db.query<Account>(sql`select ${columns} from account a where ${condition}`)
  return account ?? null
}

export const accountById = (db: Queries, id: number) => oneWhere(db, sql`a.id = ${id}`)

export const accountByPublicId = (db: Queries, publicId: string) =>
  oneWhere(db, sql`a.public_id = ${publicId}`)

export const accountByEmail = (db: Queries, email: string) =>
  oneWhere(db, sql`lower(a.email) = lower(${email})`)

export type NewAccount = {
  publicId: string
  type: AccountType
  status: AccountStatus
  firstName: string
  lastName: string
  email: string
  passwordHash: string | null
  countryCode: string
  phoneNumber: string
  zipCode: string
  showroomId: number | null
  /** Made without the form that asks how old they are. */
  isAgeOpen?: boolean
}

/** Null when the address is taken, also by somebody who registers at the same moment. */
export const createAccount = async (tx: Queries, account: NewAccount): Promise<number | null> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into account (public_id, type, status, first_name, last_name, email, password_hash, country_code,
      phone_number, zip_code, showroom_id, is_age_open)
    values (${account.publicId}, ${account.type}, ${account.status}, ${account.firstName}, ${account.lastName},
      ${account.email}, ${account.passwordHash}, ${account.countryCode}, ${account.phoneNumber}, ${account.zipCode},
      ${account.showroomId}, ${account.isAgeOpen ?? false})
    on conflict (lower(email)) do nothing
    returning id`)
  return created?.id ?? null
}

/** That a parent agreed to a minor's account. */
export const saveParentConsent = (
  tx: Queries,
  accountId: number,
  { adultOn, now }: { adultOn: string; now: Date },
) =>
  tx.query(sql`
    update account set adult_on = ${adultOn}::date, parent_consent_at = ${now} where id = ${accountId}`)

/** False when nobody waits for it any more. */
export const closeAge = async (tx: Queries, accountId: number): Promise<boolean> => {
  const closed = await tx.query(sql`
    update account set is_age_open = false where id = ${accountId} and is_age_open returning id`)
  return closed.length > 0
}

/** What was said of the age was said by somebody else: its owner is asked. Only people who shop are. */
export const reopenAge = (tx: Queries, accountId: number) =>
  tx.query(sql`
    update account set is_age_open = true, adult_on = null, parent_consent_at = null
    where id = ${accountId} and type = 'User'`)

/** When a parent agreed; null for who signed up as an adult. */
export const parentConsentOf = async (db: Queries, accountId: number): Promise<Date | null> => {
  const [kept] = await db.query<{ at: Date | null }>(sql`
    select parent_consent_at as at from account where id = ${accountId}`)
  return kept?.at ?? null
}

export const saveStatus = (tx: Queries, accountId: number, status: AccountStatus) =>
  tx.query(sql`update account set status = ${status} where id = ${accountId}`)

/** Who only signs in with a provider from now on. */
export const removePassword = (tx: Queries, accountId: number) =>
  tx.query(sql`update account set password_hash = null where id = ${accountId}`)

export const savePassword = (tx: Queries, accountId: number, passwordHash: string) =>
  tx.query(sql`update account set password_hash = ${passwordHash} where id = ${accountId}`)

/** The moment of the first time stays. */
export const saveEmailVerified = async (tx: Queries, accountId: number, now: Date): Promise<Date> => {
  const [saved] = await tx.query<{ at: Date }>(sql`
    update account set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${accountId}
    returning email_verified_at as at`)
  if (!saved) throw new Error(`The account ${accountId} is gone.`)
  return saved.at
}

/** Gives the account as it was before; null when somebody else has taken the address, also at the same moment. */
export const saveEmail = async (
  tx: Queries,
  { accountId, email }: { accountId: number; email: string },
  now: Date,
): Promise<Account | null> => {
  const before = await accountById(tx, accountId)
  try {
    await tx.query(sql`
      update account set email = ${email}, email_verified_at = ${now} where id = ${accountId}`)
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'account_email') return null
    throw error
  }
  return before
}

type Kept = Pick<Account, 'firstName' | 'lastName' | 'countryCode' | 'phoneNumber' | 'zipCode' | 'language'>
/** What is undefined stays. */
export type ProfileChange = { [Field in keyof Kept]?: Kept[Field] | undefined }

export const saveProfile = (tx: Queries, accountId: number, change: ProfileChange) =>
  tx.query(sql`
    update account set
      first_name = coalesce(${change.firstName ?? null}, first_name),
      last_name = coalesce(${change.lastName ?? null}, last_name),
      country_code = coalesce(${change.countryCode ?? null}, country_code),
      phone_number = coalesce(${change.phoneNumber ?? null}, phone_number),
      zip_code = coalesce(${change.zipCode ?? null}, zip_code),
      language = case when ${change.language === undefined}::boolean then language else ${change.language ?? null}::text end
    where id = ${accountId}`)

export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined }

/** Gives all that was ever set. */
export const saveSettings = async (
  tx: Queries,
  accountId: number,
  change: SettingsChange,
): Promise<Partial<Settings>> => {
  const [saved] = await tx.query<{ settings: Partial<Settings> }>(sql`
    update account set settings = settings || ${JSON.stringify(change)}::jsonb where id = ${accountId}
    returning settings`)
  return saved?.settings ?? {}
}

/** Whoever may decide in the name of the marketplace. */
export const adminIds = async (db: Queries): Promise<number[]> => {
  const admins = await db.query<{ id: number }>(sql`
    select id from account where type = 'Admin' and status in ('Active', 'Approve') order by id`)
  return admins.map(({ id }) => id)
}

export const countAdmins = async (db: Queries): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from account where type = 'Admin' and status in ('Active', 'Approve')`)
  return counted?.count ?? 0
}

/** Its ids stay, because others refer to them; nothing tells whose it was. */
export const eraseAccount = (tx: Queries, { id, publicId }: Account, now: Date) =>
  tx.query(sql`
    update account set status = 'Deactive', first_name = 'Deleted', last_name = '',
      email = ${`${publicId}@deleted.invalid`}, email_verified_at = null, password_hash = null, country_code = '+1',
      phone_number = '', zip_code = '', photo = null, language = null, settings = '{}', showroom_id = null, adult_on = null,
      parent_consent_at = null, is_age_open = false, deleted_at = ${now}
    where id = ${id}`)

/** Who waits for approval is let in; nobody else's status is touched. */
export const admitPending = (tx: Queries, accountId: number) =>
  tx.query(sql`update account set status = 'Active' where id = ${accountId} and status = 'pending'`)
