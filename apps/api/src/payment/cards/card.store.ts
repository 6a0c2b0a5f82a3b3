import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BillingAddress } from './checked-card.ts'

/** The account at the provider that an account's cards belong to. */
export type ProviderAccount = 'sandbox' | 'stripe_test' | 'stripe_live'

export type Card = {
  publicId: string
  paymentMethodId: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  nameOnCard: string
  isDefault: boolean
}
export type NewCard = Omit<Card, 'publicId' | 'isDefault'>
/** With where its bills go, if that was told with it. */
export type BilledCard = Card & { billing: BillingAddress | null }
export type Owner = { accountId: number; providerAccount: ProviderAccount }

export const customerOf = async (
  db: Queries,
  { accountId, providerAccount }: Owner,
): Promise<string | null> => {
  const [found] = await db.query<{ customerId: string }>(sql`
    select customer_id as "customerId" from payment_customer where account_id = ${accountId} and provider = ${providerAccount}`)
  return found?.customerId ?? null
}

export const saveCustomer = (db: Queries, { accountId, providerAccount }: Owner, customerId: string) =>
  db.query(sql`
    insert into payment_customer (account_id, provider, customer_id) values (${accountId}, ${providerAccount}, ${customerId})
    on conflict do nothing`)

/** The one that is charged first, then the newest. */
export const cardsOf = (db: Queries, { accountId, providerAccount }: Owner): Promise<BilledCard[]> =>
  db.query<BilledCard>(sql`
    select public_id as "publicId", payment_method_id as "paymentMethodId", brand, last4, exp_month as "expMonth",
      exp_year as "expYear", name_on_card as "nameOnCard", is_default as "isDefault",
      case when pay_street is null then null else json_build_object('street', pay_street, 'city', pay_city,
        'state', pay_state, 'zip_code', pay_zip_code) end as billing
    from payment_card where account_id = ${accountId} and provider = ${providerAccount}
    order by is_default desc, id desc`)

/** An account's changes of its cards wait for each other, so that one of them is charged and no two. */
const lockAccount = (tx: Queries, accountId: number) =>
  tx.query(sql`select 1 from account where id = ${accountId} for update`)

/** The first is the one that is charged. The same card handed in twice is one card. */
export const addCard = async (
  tx: Queries,
  { accountId, providerAccount }: Owner,
  { publicId, billing, ...card }: NewCard & { publicId: string; billing?: BillingAddress | null },
) => {
  await lockAccount(tx, accountId)
  await tx.query(sql`
    insert into payment_card (public_id, account_id, provider, payment_method_id, brand, last4, exp_month, exp_year,
      name_on_card, pay_street, pay_city, pay_state, pay_zip_code, is_default)
    values (${publicId}, ${accountId}, ${providerAccount}, ${card.paymentMethodId}, ${card.brand}, ${card.last4},
      ${card.expMonth}, ${card.expYear}, ${card.nameOnCard}, ${billing?.street ?? null}, ${billing?.city ?? null},
      ${billing?.state ?? null}, ${billing?.zip_code ?? null},
      not exists (select 1 from payment_card where account_id = ${accountId} and provider = ${providerAccount}))
    on conflict (payment_method_id) do nothing`)
}

export const chooseCard = async (tx: Queries, { accountId, providerAccount }: Owner, publicId: string) => {
  await lockAccount(tx, accountId)
  await tx.query(sql`
    update payment_card set is_default = false where account_id = ${accountId} and provider = ${providerAccount} and is_default`)
  await tx.query(sql`
    update payment_card set is_default = true
    where account_id = ${accountId} and provider = ${providerAccount} and public_id = ${publicId}`)
}

/** All that is kept of somebody's cards, at every provider account. */
export const removeCardsOf = async (tx: Queries, accountId: number) => {
  await tx.query(sql`delete from payment_card where account_id = ${accountId}`)
  await tx.query(sql`delete from payment_customer where account_id = ${accountId}`)
}

/** The newest of the others takes its place. */
export const removeCard = async (tx: Queries, { accountId, providerAccount }: Owner, publicId: string) => {
  await lockAccount(tx, accountId)
  await tx.query(sql`
    delete from payment_card where account_id = ${accountId} and provider = ${providerAccount} and public_id = ${publicId}`)
  await tx.query(sql`
    update payment_card set is_default = true
    where id = (
        select id from payment_card where account_id = ${accountId} and provider = ${providerAccount} order by id desc limit 1)
      and not exists (
        select 1 from payment_card where account_id = ${accountId} and provider = ${providerAccount} and is_default)`)
}
