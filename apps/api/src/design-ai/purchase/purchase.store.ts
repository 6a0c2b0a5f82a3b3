import type { AiPurchaseState } from '@showroom/contract/design-ai/ai-choices'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

export type Purchase = {
  id: number
  publicId: string
  aiAccountId: number
  credits: number
  amountCents: number
  providerAccount: string
  paymentMethodId: string
  intentId: string | null
  state: AiPurchaseState
  declineCode: string | null
  confirmUrl: string | null
  refundedCredits: number
  refundedCents: number
  askedAt: Date
  paidAt: Date | null
  attempts: number
  spentKeys: number
}

const columns = sql`p.id, p.public_id as "publicId", p.ai_account_id as "aiAccountId", p.credits,
  p.amount_cents as "amountCents", p.provider as "providerAccount", p.payment_method_id as "paymentMethodId",
  p.intent_id as "intentId", p.state, p.decline_code as "declineCode", p.confirm_url as "confirmUrl",
  p.refunded_credits as "refundedCredits", p.refunded_cents as "refundedCents", p.asked_at as "askedAt",
  p.paid_at as "paidAt", p.tries as attempts, p.spent_keys as "spentKeys"`

const one = async (db: Queries, rest: Sql): Promise<Purchase | null> => {
  const [found] = await db.query<Purchase>(sql`select ${columns} from ai_purchase p where ${rest}`)
  return found ?? null
}

export const purchaseByKey = (db: Queries, aiAccountId: number, key: string) =>
  one(db, sql`p.idem_key = ${key} and p.ai_account_id = ${aiAccountId}`)
export const ownPurchase = (db: Queries, aiAccountId: number, publicId: string) =>
  one(db, sql`p.public_id = ${publicId} and p.ai_account_id = ${aiAccountId}`)
export const lockPurchase = (tx: Queries, id: number) => one(tx, sql`p.id = ${id} for update`)

const mostShown = 20

/** What was paid, newest first. */
export const purchasesOf = (db: Queries, aiAccountId: number): Promise<Purchase[]> =>
  db.query<Purchase>(sql`
    select ${columns} from ai_purchase p where p.ai_account_id = ${aiAccountId} and p.state <> 'declined'
    order by p.id desc limit ${mostShown}`)

export type NewPurchase = Pick<
  Purchase,
  'publicId' | 'aiAccountId' | 'credits' | 'amountCents' | 'providerAccount' | 'paymentMethodId' | 'askedAt'
> & { key: string; until: Date }

/** Null: this key has a purchase already. Whoever writes it has it until then. */
export const savePurchase = async (tx: Queries, purchase: NewPurchase): Promise<Purchase | null> => {
  const { publicId, aiAccountId, key, credits, amountCents, providerAccount, paymentMethodId } = purchase
  const [saved] = await tx.query<Purchase>(sql`
    insert into ai_purchase as p (public_id, ai_account_id, idem_key, credits, amount_cents, provider, payment_method_id,
      asked_at, next_try_at, tries)
    values (${publicId}, ${aiAccountId}, ${key}, ${credits}, ${amountCents}, ${providerAccount}, ${paymentMethodId},
      ${purchase.askedAt}, ${purchase.until}, 1)
    on conflict (ai_account_id, idem_key) do nothing returning ${columns}`)
  return saved ?? null
}

type Claiming = { now: Date; until: Date; providerAccount: string; only?: number }

/** The next one that waits for the provider, or one of them, for whoever asks first. */
export const claimPurchase = async (
  db: Queries,
  { now, until, providerAccount, only }: Claiming,
): Promise<Purchase | null> => {
  const [claimed] = await db.query<Purchase>(sql`
    update ai_purchase p set tries = p.tries + 1, next_try_at = ${until}
    where p.id = (
      select w.id from ai_purchase w
      where w.state in ('asked', 'confirming', 'refunding') and w.next_try_at <= ${now}
        and w.provider = ${providerAccount} and (${only ?? null}::int is null or w.id = ${only ?? null}::int)
      order by w.next_try_at limit 1 for update skip locked)
    returning ${columns}`)
  return claimed ?? null
}

type Told = Pick<Purchase, 'state' | 'intentId' | 'declineCode' | 'confirmUrl'> & { at: Date; nextAt: Date }

export const saveTold = (tx: Queries, id: number, told: Told) =>
  tx.query(sql`
    update ai_purchase set state = ${told.state}, intent_id = ${told.intentId}, decline_code = ${told.declineCode},
      confirm_url = ${told.confirmUrl}, paid_at = case when ${told.state} = 'paid' then ${told.at}::timestamptz end,
      next_try_at = ${told.nextAt}, trouble = null
    where id = ${id}`)

type Returned = { credits: number; cents: number; until: Date }

export const saveRefunding = (tx: Queries, id: number, { credits, cents, until }: Returned) =>
  tx.query(sql`
    update ai_purchase set state = 'refunding', refunded_credits = ${credits}, refunded_cents = ${cents},
      next_try_at = ${until}, tries = 1, spent_keys = 0 where id = ${id}`)

export const saveRefunded = (tx: Queries, id: number, at: Date) =>
  tx.query(
    sql`update ai_purchase set state = 'refunded', refunded_at = ${at}, trouble = null where id = ${id}`,
  )

/** The bank sent it back: it is as if nobody had asked. */
export const saveNotRefunded = (tx: Queries, id: number) =>
  tx.query(
    sql`update ai_purchase set state = 'paid', refunded_credits = 0, refunded_cents = 0 where id = ${id}`,
  )

type Trouble = { said: string; isKeySpent: boolean; nextAt: Date }

export const savePurchaseTrouble = (db: Queries, id: number, { said, isKeySpent, nextAt }: Trouble) =>
  db.query(sql`
    update ai_purchase set trouble = ${said.slice(0, 500)}, spent_keys = spent_keys + ${isKeySpent ? 1 : 0}::int,
      next_try_at = ${nextAt}
    where id = ${id}`)

/** Something happened to it: it is asked for now. False where it is no purchase, or over. */
export const hurryPurchase = async (tx: Queries, intentId: string, at: Date): Promise<boolean> => {
  const hurried = await tx.query(sql`
    update ai_purchase set next_try_at = ${at}
    where intent_id = ${intentId} and state in ('asked', 'confirming', 'refunding') returning id`)
  return hurried.length > 0
}
