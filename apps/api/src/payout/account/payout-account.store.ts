import type {
  EntityType,
  PayoutAccountStatus,
  PayoutSchedule,
} from '@showroom/contract/payout/payout-choices'
import type { Day } from '@showroom/contract/shared/day'
import type { Party } from '../../balance/party.store.ts'
import type { ProviderAccount } from '../../payment/cards/card.store.ts'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type PayoutAccount = Party & {
  id: number
  publicId: string
  accountId: number | null
  providerRef: string | null
  legalName: string
  entityType: EntityType | null
  street: string
  apartment: string
  city: string
  state: string
  zipCode: string
  bankName: string
  bankLast4: string
  statementName: string
  schedule: PayoutSchedule
  scheduleDay: number | null
  minimumCents: number
  notificationEmail: string
  w9Name: string
  w9SignedAt: Date | null
  savedAt: Date | null
  status: PayoutAccountStatus
  due: string[]
  heldUntil: Date | null
  lookedAtDay: Day
}

const columns = sql`id, public_id as "publicId", account, party_id as "partyId", account_id as "accountId",
  provider_ref as "providerRef", legal_name as "legalName", entity_type as "entityType", street, apartment, city, state,
  zip_code as "zipCode", bank_name as "bankName", bank_last4 as "bankLast4", statement_name as "statementName", schedule,
  schedule_day as "scheduleDay", minimum_cents as "minimumCents", notification_email as "notificationEmail",
  w9_name as "w9Name", w9_signed_at as "w9SignedAt", saved_at as "savedAt", status, due, held_until as "heldUntil",
  looked_at_day::text as "lookedAtDay"`

const accountsWhere = (db: Queries, condition: Sql): Promise<PayoutAccount[]> =>
  db.query<PayoutAccount>(sql`select ${columns} from payout_account where ${condition}`)

export type Owner = Party & { providerAccount: ProviderAccount }

export const payoutAccountOf = async (
  db: Queries,
  { account, partyId, providerAccount }: Owner,
): Promise<PayoutAccount | null> =>
  (
    await accountsWhere(
      db,
      sql`account = ${account} and party_id = ${partyId} and provider_account = ${providerAccount}`,
    )
  )[0] ?? null

export const payoutAccountById = async (db: Queries, id: number): Promise<PayoutAccount | null> =>
  (await accountsWhere(db, sql`id = ${id}`))[0] ?? null

/** Held until the transaction ends: of two who change it or are paid by it, one waits. */
export const lockPayoutAccount = async (tx: Queries, id: number): Promise<PayoutAccount | null> =>
  (await accountsWhere(tx, sql`id = ${id} for update`))[0] ?? null

const activeWhere = async (db: Queries, provider: ProviderAccount, condition: Sql): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select id from payout_account where status = 'active' and provider_account = ${provider} and ${condition}
    order by id`)
  return rows.map(({ id }) => id)
}

/** Whoever could be paid by a schedule. */
export const scheduledAccounts = (db: Queries, provider: ProviderAccount): Promise<number[]> =>
  activeWhere(db, provider, sql`schedule <> 'manual'`)

/** Whoever could be paid, and was not looked at on this day yet. */
export const accountsToLookAt = (db: Queries, provider: ProviderAccount, today: Day): Promise<number[]> =>
  activeWhere(db, provider, sql`looked_at_day < ${today}::date`)

type NewAccount = Owner & { publicId: string; accountId: number; today: Day; at: Date }

/** The row that a second of the same party finds. */
export const addPayoutAccount = (tx: Queries, one: NewAccount) =>
  tx.query(sql`
    insert into payout_account (public_id, account, party_id, provider_account, account_id, looked_at_day, created_at)
    values (${one.publicId}, ${one.account}, ${one.partyId}, ${one.providerAccount}, ${one.accountId},
      ${one.today}::date, ${one.at})
    on conflict (account, party_id, provider_account) do nothing`)

export const saveProviderRef = (tx: Queries, id: number, providerRef: string) =>
  tx.query(
    sql`update payout_account set provider_ref = ${providerRef} where id = ${id} and provider_ref is null`,
  )

export type SavedSettings = Pick<
  PayoutAccount,
  | 'legalName'
  | 'entityType'
  | 'street'
  | 'apartment'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'bankName'
  | 'bankLast4'
  | 'statementName'
  | 'schedule'
  | 'scheduleDay'
  | 'minimumCents'
  | 'notificationEmail'
  | 'w9Name'
  | 'heldUntil'
> & { accountId: number; w9Version: string; at: Date }

export const saveSettings = (tx: Queries, id: number, one: SavedSettings) =>
  tx.query(sql`
    update payout_account set account_id = ${one.accountId}, legal_name = ${one.legalName},
      entity_type = ${one.entityType}, street = ${one.street}, apartment = ${one.apartment}, city = ${one.city},
      state = ${one.state}, zip_code = ${one.zipCode}, bank_name = ${one.bankName}, bank_last4 = ${one.bankLast4},
      statement_name = ${one.statementName}, schedule = ${one.schedule}, schedule_day = ${one.scheduleDay},
      minimum_cents = ${one.minimumCents}, notification_email = ${one.notificationEmail}, w9_name = ${one.w9Name},
      w9_version = ${one.w9Version}, w9_signed_at = ${one.at}, saved_at = ${one.at}, held_until = ${one.heldUntil}
    where id = ${id}`)

type Standing = { status: PayoutAccountStatus; due: readonly string[]; checkAt: Date | null; now: Date }

/** What the provider told of meanwhile is still to be asked about. */
export const saveStanding = (tx: Queries, id: number, { status, due, checkAt, now }: Standing) =>
  tx.query(sql`
    update payout_account set status = ${status}, due = ${JSON.stringify(due)}::jsonb,
      check_at = case when check_at <= ${now} then check_at else ${checkAt}::timestamptz end
    where id = ${id}`)

export const saveBankShown = (tx: Queries, id: number, { name, last4 }: { name: string; last4: string }) =>
  tx.query(sql`update payout_account set bank_name = ${name}, bank_last4 = ${last4} where id = ${id}`)

/** The provider is asked about it at once. */
export const askSoon = (tx: Queries, providerRef: string, at: Date) =>
  tx.query(sql`update payout_account set check_at = ${at} where provider_ref = ${providerRef}`)

/** The next one to be asked about, taken by the caller alone until `until`. */
export const claimCheck = async (
  db: Queries,
  { now, until }: { now: Date; until: Date },
): Promise<PayoutAccount | null> => {
  const [claimed] = await db.query<PayoutAccount>(sql`
    update payout_account set check_at = ${until} where id = (
      select id from payout_account where check_at <= ${now} and provider_ref is not null
      order by check_at limit 1 for update skip locked)
    returning ${columns}`)
  return claimed ?? null
}

export const saveLookedAt = (tx: Queries, id: number, day: Day) =>
  tx.query(
    sql`update payout_account set looked_at_day = greatest(looked_at_day, ${day}::date) where id = ${id}`,
  )

export const payoutAccountsKeptOf = (db: Queries, accountId: number): Promise<unknown[]> =>
  db.query(sql`
    select legal_name, entity_type, street, apartment, city, state, zip_code, bank_name, bank_last4, statement_name,
      schedule, schedule_day, minimum_cents, notification_email, w9_name, w9_version, w9_signed_at, status
    from payout_account where account_id = ${accountId} order by id`)

/** The signed form and what was paid stay in the books; where to write and how it was shown does not. */
export const forgetPayoutPerson = (tx: Queries, accountId: number) =>
  tx.query(sql`
    update payout_account set account_id = null, notification_email = '', street = '', apartment = '', city = '',
      schedule = 'manual', schedule_day = null
    where account_id = ${accountId}`)
