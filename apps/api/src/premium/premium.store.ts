import type { PremiumState } from '@showroom/contract/premium/premium'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

export type Wish = 'run' | 'end_at_period' | 'end_now'
export type Premium = {
  id: number
  publicId: string
  showroomId: number
  customerId: string
  paymentMethodId: string
  cardBrand: string
  cardLast4: string
  priceCents: number
  subscriptionId: string | null
  state: PremiumState
  wish: Wish
  isEnding: boolean
  toldMethodId: string | null
  declineCode: string | null
  confirmUrl: string | null
  periodEnd: Date | null
  pastDueSince: Date | null
  askedAt: Date
  attempts: number
  version: number
}

const columns = sql`p.id, p.public_id as "publicId", p.showroom_id as "showroomId", p.customer_id as "customerId",
  p.payment_method_id as "paymentMethodId", p.card_brand as "cardBrand", p.card_last4 as "cardLast4",
  p.price_cents as "priceCents", p.subscription_id as "subscriptionId", p.state, p.wish, p.is_ending as "isEnding", p.told_method_id as "toldMethodId",
  p.decline_code as "declineCode", p.confirm_url as "confirmUrl", p.period_end as "periodEnd",
  p.past_due_since as "pastDueSince", p.asked_at as "askedAt", p.tries as attempts, p.version`

const one = async (db: Queries, rest: Sql): Promise<Premium | null> => {
  const [found] = await db.query<Premium>(sql`select ${columns} from premium_subscription p where ${rest}`)
  return found ?? null
}

export const latestOf = (db: Queries, showroomId: number) =>
  one(db, sql`p.showroom_id = ${showroomId} order by p.id desc limit 1`)
export const lockPremium = (tx: Queries, id: number) => one(tx, sql`p.id = ${id} for update`)

type Card = { customerId: string; paymentMethodId: string; brand: string; last4: string }
type NewPremium = {
  publicId: string
  showroomId: number
  providerAccount: string
  card: Card
  priceCents: number
  askedAt: Date
  until: Date
}

/** Null: one is open already. Whoever writes it has it until then. */
export const addPremium = async (db: Queries, made: NewPremium): Promise<Premium | null> => {
  const { card } = made
  const [saved] = await db.query<Premium>(sql`
    insert into premium_subscription as p (public_id, showroom_id, provider, customer_id, payment_method_id, card_brand,
      card_last4, price_cents, asked_at, next_try_at, tries)
    values (${made.publicId}, ${made.showroomId}, ${made.providerAccount}, ${card.customerId}, ${card.paymentMethodId},
      ${card.brand}, ${card.last4}, ${made.priceCents}, ${made.askedAt}, ${made.until}, 1)
    on conflict (showroom_id) where state not in ('declined', 'ended') do nothing returning ${columns}`)
  return saved ?? null
}

type Claiming = { now: Date; until: Date; providerAccount: string; only?: number }

/** The next one that is to be looked at, or one of them, for whoever asks first. */
export const claimPremium = async (
  db: Queries,
  { now, until, providerAccount, only }: Claiming,
): Promise<Premium | null> => {
  const due = only === undefined ? sql`w.next_try_at <= ${now}` : sql`w.id = ${only}`
  const [claimed] = await db.query<Premium>(sql`
    update premium_subscription p set tries = p.tries + 1, next_try_at = ${until}
    where p.id = (
      select w.id from premium_subscription w
      where w.state not in ('declined', 'ended') and w.provider = ${providerAccount} and ${due}
      order by w.next_try_at limit 1 for update skip locked)
    returning ${columns}`)
  return claimed ?? null
}

export type Told = Pick<
  Premium,
  'state' | 'subscriptionId' | 'isEnding' | 'declineCode' | 'confirmUrl' | 'periodEnd' | 'pastDueSince'
>

type Saying = Told & { known: Pick<Premium, 'version' | 'paymentMethodId'>; at: Date; nextAt: Date }

/** What was wished since it was read stays to be told; what was changed at the provider itself is taken over. */
export const saveTold = (tx: Queries, id: number, { known, ...told }: Saying) =>
  tx.query(sql`
    update premium_subscription set state = ${told.state}, subscription_id = ${told.subscriptionId},
      is_ending = ${told.isEnding}, decline_code = ${told.declineCode}, confirm_url = ${told.confirmUrl},
      period_end = ${told.periodEnd}, past_due_since = ${told.pastDueSince},
      ended_at = case when ${told.state} in ('declined', 'ended') then ${told.at}::timestamptz end,
      told_method_id = ${known.paymentMethodId}, wish = case when version <> ${known.version} or wish = 'end_now' then wish
        when ${told.isEnding} then 'end_at_period' else 'run' end,
      next_try_at = case when version = ${known.version} then ${told.nextAt}::timestamptz else ${told.at}::timestamptz end,
      tries = 1, trouble = null
    where id = ${id}`)

export const saveWish = (tx: Queries, id: number, wish: Wish) =>
  tx.query(sql`update premium_subscription set wish = ${wish}, version = version + 1 where id = ${id}`)

/** What is past due is asked for again, with the same card, too. */
export const saveCard = (tx: Queries, id: number, card: Card) =>
  tx.query(sql`
    update premium_subscription set payment_method_id = ${card.paymentMethodId}, card_brand = ${card.brand},
      card_last4 = ${card.last4}, decline_code = null, version = version + 1,
      told_method_id = case when state = 'past_due' then '' else told_method_id end
    where id = ${id}`)

type Trouble = { said: string; isKeySpent: boolean; nextAt: Date }

export const saveTrouble = (db: Queries, id: number, { said, isKeySpent, nextAt }: Trouble) =>
  db.query(sql`
    update premium_subscription set trouble = ${said.slice(0, 500)}, next_try_at = ${nextAt},
      version = version + ${isKeySpent ? 1 : 0}::int
    where id = ${id}`)

/** A definite no, before there was a subscription: another card may be tried. */
export const saveRefused = (db: Queries, id: number, { said, at }: { said: string; at: Date }) =>
  db.query(sql`
    update premium_subscription set state = 'declined', decline_code = 'card_declined', ended_at = ${at},
      trouble = ${said.slice(0, 500)}
    where id = ${id} and state = 'asked' and subscription_id is null`)

export const lookAgain = (tx: Queries, id: number, at: Date) =>
  tx.query(sql`update premium_subscription set next_try_at = ${at} where id = ${id}`)

/** Something happened to it: it is looked at now. False where it is none of ours, or over. */
export const hurryPremium = async (tx: Queries, subscriptionId: string, at: Date): Promise<boolean> => {
  const hurried = await tx.query(sql`
    update premium_subscription set next_try_at = ${at}
    where subscription_id = ${subscriptionId} and state not in ('declined', 'ended') returning id`)
  return hurried.length > 0
}

/** Of a Pro who leaves: nothing is charged any more. */
export const endAllOf = (tx: Queries, accountId: number) =>
  tx.query(sql`
    update premium_subscription p set wish = 'end_now', next_try_at = p.asked_at from showroom s, account a
    where a.id = ${accountId} and s.user_id = a.public_id and p.showroom_id = s.id`)
