import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const sessionOf = async (db: Db, accountId: number): Promise<number> => {
  const [session] = await db.query<{ id: number }>(
    sql`select id from session where account_id = ${accountId} order by id desc`,
  )
  return session?.id ?? 0
}

export const setAllStatuses = (db: Db, accountId: number, status: string) =>
  db.query(sql`
    update order_item i set status = ${status} from sub_order s join shop_order o on o.id = s.order_id
    where s.id = i.sub_order_id and o.account_id = ${accountId}`)

export const shipToOf = async (db: Db, orderPublicId: string) => {
  const [order] = await db.query<{ ship_to: Record<string, unknown> }>(
    sql`select ship_to from shop_order where public_id = ${orderPublicId}`,
  )
  return order?.ship_to
}

/** By which rates an order's lines are taxed. */
export const ratesOf = async (db: Db, orderPublicId: string): Promise<number[]> => {
  const rows = await db.query<{ rate: number }>(sql`
    select distinct i.tax_bps as rate from order_item i join sub_order s on s.id = i.sub_order_id
      join shop_order o on o.id = s.order_id where o.public_id = ${orderPublicId} order by 1`)
  return rows.map(({ rate }) => rate)
}

/** As if the lines were taxed by another rate, which comes to the same cents. */
export const taxBy = (db: Db, orderPublicId: string, rate: number) =>
  db.query(sql`
    update order_item i set tax_bps = ${rate} from sub_order s join shop_order o on o.id = s.order_id
    where s.id = i.sub_order_id and o.public_id = ${orderPublicId}`)

/** How many of an order's holds a bank is being asked for. */
export const askedHoldsOf = async (db: Db, orderPublicId: string): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from payment_hold h join shop_order o on o.id = h.order_id
    where o.public_id = ${orderPublicId} and h.state = 'asked'`)
  return counted?.count ?? 0
}
