import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Party } from '../party.store.ts'

/** asked → charging → paid; or given up: refused, not needed any more, or another card took its place. */
export type BalancePaymentState = 'asked' | 'charging' | 'paid' | 'given_up'

/** What somebody pays by card into a balance below zero. */
export type BalancePayment = Party & {
  id: number
  publicId: string
  amountCents: number
  paidCents: number | null
  cardBrand: string
  cardLast4: string
  state: BalancePaymentState
  askedBy: number | null
  askedAt: Date
  paidAt: Date | null
}

const paymentsWhere = (db: Queries, condition: Sql): Promise<BalancePayment[]> =>
  db.query<BalancePayment>(sql`
    select id, public_id as "publicId", account, party_id as "partyId", amount_cents as "amountCents",
      paid_cents as "paidCents", card_brand as "cardBrand", card_last4 as "cardLast4", state, asked_by as "askedBy",
      asked_at as "askedAt", paid_at as "paidAt"
    from balance_payment where ${condition} order by id desc limit 1`)

export const paymentById = async (db: Queries, id: number): Promise<BalancePayment | null> =>
  (await paymentsWhere(db, sql`id = ${id}`))[0] ?? null

/** The newest of a balance. */
export const latestPaymentOf = async (
  db: Queries,
  { account, partyId }: Party,
): Promise<BalancePayment | null> =>
  (await paymentsWhere(db, sql`account = ${account} and party_id = ${partyId}`))[0] ?? null

type NewPayment = Pick<
  BalancePayment,
  'publicId' | 'account' | 'partyId' | 'amountCents' | 'cardBrand' | 'cardLast4' | 'askedBy' | 'askedAt'
>

export const addPayment = async (tx: Queries, payment: NewPayment): Promise<number> => {
  const [added] = await tx.query<{ id: number }>(sql`
    insert into balance_payment (public_id, account, party_id, amount_cents, card_brand, card_last4, state, asked_by,
      asked_at)
    values (${payment.publicId}, ${payment.account}, ${payment.partyId}, ${payment.amountCents}, ${payment.cardBrand},
      ${payment.cardLast4}, 'asked', ${payment.askedBy}, ${payment.askedAt})
    returning id`)
  if (!added) throw new Error('A payment into a balance was not saved.')
  return added.id
}

export const savePaymentState = (tx: Queries, id: number, state: 'charging' | 'given_up') =>
  tx.query(sql`update balance_payment set state = ${state} where id = ${id} and state <> 'paid'`)

export const savePaid = (tx: Queries, id: number, { paidCents, at }: { paidCents: number; at: Date }) =>
  tx.query(sql`
    update balance_payment set state = 'paid', paid_cents = ${paidCents}, paid_at = ${at} where id = ${id}`)
