import type { Queries } from '../db/sandbox-db.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Behavior } from '../card/test-cards.ts'

export type PaymentMethod = {
  id: string
  customerId: string | null
  behavior: Behavior
  brand: string
  funding: string
  country: string
  last4: string
  expMonth: number
  expYear: number
  fingerprint: string
  name: string | null
  /** Its owner has confirmed it once for payments without them. */
  isSetUp: boolean
  createdAt: Date
  detachedAt: Date | null
}

const columns = sql`id, customer_id as "customerId", behavior, brand, funding, country, last4, exp_month as "expMonth",
  exp_year as "expYear", fingerprint, name,
  is_set_up as "isSetUp", created_at as "createdAt", detached_at as "detachedAt"`

const allWhere = (tx: Queries, condition: Sql) =>
  tx.query<PaymentMethod>(sql`select ${columns} from payment_method where ${condition} order by place desc`)

export const paymentMethodById = async (tx: Queries, id: string): Promise<PaymentMethod | null> =>
  (await allWhere(tx, sql`id = ${id}`))[0] ?? null

export const paymentMethodsOf = (tx: Queries, customerId: string) =>
  allWhere(tx, sql`customer_id = ${customerId}`)

export const addPaymentMethod = (
  tx: Queries,
  one: Omit<PaymentMethod, 'customerId' | 'detachedAt' | 'isSetUp'>,
) =>
  tx.query(sql`
    insert into payment_method (id, behavior, brand, funding, country, last4, exp_month, exp_year, fingerprint, name,
      created_at)
    values (${one.id}, ${one.behavior}, ${one.brand}, ${one.funding}, ${one.country}, ${one.last4}, ${one.expMonth},
      ${one.expYear}, ${one.fingerprint}, ${one.name}, ${one.createdAt})`)

export const attachPaymentMethod = (tx: Queries, id: string, customerId: string) =>
  tx.query(sql`update payment_method set customer_id = ${customerId} where id = ${id}`)

export const markSetUp = (tx: Queries, id: string) =>
  tx.query(sql`update payment_method set is_set_up = true where id = ${id}`)

export const detachPaymentMethod = async (tx: Queries, id: string, now: Date) => {
  await tx.query(sql`update customer set default_payment_method = null where default_payment_method = ${id}`)
  await tx.query(sql`update payment_method set customer_id = null, detached_at = ${now} where id = ${id}`)
}

export const detachAllOf = (tx: Queries, customerId: string, now: Date) =>
  tx.query(
    sql`update payment_method set customer_id = null, detached_at = ${now} where customer_id = ${customerId}`,
  )

/** Made by the first card; it stays with this database. */
export const fingerprintKey = async (tx: Queries, made: Buffer): Promise<Uint8Array> => {
  const [key] = await tx.query<{ value: Uint8Array }>(sql`
    insert into secret (name, value) values ('fingerprint', ${made})
    on conflict (name) do update set value = secret.value
    returning value`)
  return key?.value ?? made
}
