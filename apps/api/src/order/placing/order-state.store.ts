import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OrderCard } from './new-order.ts'

/** `placing` → `confirming` / `declined` → `placed`, or `abandoned`: the states of shop_order. */
export type OrderState = 'placing' | 'confirming' | 'declined' | 'placed' | 'abandoned'

export type PlacingOrder = {
  id: number
  publicId: string
  number: string
  accountId: number
  showroomId: number
  cartId: number | null
  cartVersion: number
  state: OrderState
  attempt: number
  couponId: number | null
  priceVersion: string
  /** The card of the last attempt, at the provider. */
  paymentMethodId: string
  /** For people: why a card was declined, what a bank asks. */
  message: string | null
  totalCents: number
  createdAt: Date
}

const columns = sql`o.id, o.public_id as "publicId", o.number, o.account_id as "accountId",
  o.showroom_id as "showroomId", o.cart_id as "cartId", o.cart_version as "cartVersion", o.state, o.attempt,
  o.coupon_id as "couponId",
  o.price_version as "priceVersion", o.payment_method_id as "paymentMethodId", o.message, o.total_cents as "totalCents", o.created_at as "createdAt"`

const one = async (asked: Promise<PlacingOrder[]>): Promise<PlacingOrder | null> => (await asked)[0] ?? null

/** The order that a cart has become in this version, unless it was given up. */
export const orderOfCart = (tx: Queries, cartId: number, cartVersion: number) =>
  one(
    tx.query(sql`
      select ${columns} from shop_order o
      where o.cart_id = ${cartId} and o.cart_version = ${cartVersion} and o.state <> 'abandoned'`),
  )

/** Orders of a cart that are neither placed nor given up, in whichever version. */
export const openOrdersOfCart = (tx: Queries, cartId: number): Promise<PlacingOrder[]> =>
  tx.query(sql`
    select ${columns} from shop_order o
    where o.cart_id = ${cartId} and o.state in ('placing', 'confirming', 'declined') order by o.id`)

export const openOrdersBefore = (db: Queries, before: Date): Promise<PlacingOrder[]> =>
  db.query(sql`
    select ${columns} from shop_order o
    where o.created_at < ${before} and o.state in ('placing', 'confirming', 'declined') order by o.id`)

/** The account's own: not telling another's from a missing one. */
export const ownPlacingOrder = (db: Queries, publicId: string, accountId: number) =>
  one(
    db.query(sql`
      select ${columns} from shop_order o where o.public_id = ${publicId} and o.account_id = ${accountId}`),
  )

export const placingOrderById = (db: Queries, id: number) =>
  one(db.query(sql`select ${columns} from shop_order o where o.id = ${id}`))

/** Holds back whoever else would change the order, until this transaction ends. */
export const lockOrder = (tx: Queries, id: number) =>
  one(tx.query(sql`select ${columns} from shop_order o where o.id = ${id} for update`))

/** Anything but `placed`, which has more to say: see `savePlaced`. */
export const saveState = (
  tx: Queries,
  id: number,
  { state, message = null }: { state: Exclude<OrderState, 'placed'>; message?: string | null },
) =>
  tx.query(sql`
    update shop_order set state = ${state}, message = ${message} where id = ${id} and state <> 'placed'`)

/** Another card is tried: gives the number of the attempt. */
export const saveNextAttempt = async (tx: Queries, id: number, card: OrderCard): Promise<number> => {
  const [saved] = await tx.query<{ attempt: number }>(sql`
    update shop_order set attempt = attempt + 1, state = 'placing', message = null,
      payment_method_id = ${card.paymentMethodId}, kept_card = ${card.kept && JSON.stringify(card.kept)}::jsonb
    where id = ${id} returning attempt`)
  if (!saved) throw new Error(`The order ${id} is gone.`)
  return saved.attempt
}

/** Every hold is there: its lines begin to wait for approval. False when it was placed before. */
export const savePlaced = async (tx: Queries, id: number, now: Date): Promise<boolean> => {
  const placed = await tx.query(sql`
    update shop_order set state = 'placed', placed_at = ${now}, message = null
    where id = ${id} and state not in ('placed', 'abandoned') returning id`)
  if (placed.length === 0) return false
  await tx.query(sql`
    with begun as (
      update order_item i set status_at = ${now} from sub_order s
      where s.id = i.sub_order_id and s.order_id = ${id} returning i.id, i.status
    )
    insert into order_status_change (order_item_id, to_status, role, changed_at)
    select id, status, 'system', ${now}::timestamptz from begun`)
  return true
}

/** The cart's lines that an order was made of, and how much of each. */
export const cartLinesOf = (tx: Queries, orderId: number): Promise<{ lineId: string; qty: number }[]> =>
  tx.query(sql`
    select i.cart_line_id as "lineId", i.qty from order_item i join sub_order s on s.id = i.sub_order_id
    where s.order_id = ${orderId}`)

/** What to save of the card that the order was placed with; asked again, it is nothing. */
export const takeKeptCard = async (tx: Queries, id: number): Promise<unknown> => {
  const [taken] = await tx.query<{ card: unknown }>(sql`
    with held as (select kept_card from shop_order where id = ${id} for update)
    update shop_order set kept_card = null from held where id = ${id} returning held.kept_card as card`)
  return taken?.card ?? null
}

export const subOrderIdsOf = async (tx: Queries, orderId: number): Promise<number[]> => {
  const rows = await tx.query<{ id: number }>(
    sql`select id from sub_order where order_id = ${orderId} order by id`,
  )
  return rows.map(({ id }) => id)
}

export const cartOfOrder = async (tx: Queries, id: number): Promise<number | null> => {
  const [found] = await tx.query<{ cartId: number | null }>(
    sql`select cart_id as "cartId" from shop_order where id = ${id}`,
  )
  return found?.cartId ?? null
}

export const subOrdersOf = (tx: Queries, orderId: number): Promise<{ id: number; totalCents: number }[]> =>
  tx.query(sql`select id, total_cents as "totalCents" from sub_order where order_id = ${orderId} order by id`)
