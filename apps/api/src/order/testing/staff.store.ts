import { aSignedInClient } from './people.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { linkVendor } from '../fulfilment/vendor-member.store.ts'

/** Somebody who speaks for a vendor of the catalogue. */
export const aVendorsMember = async (db: Db, { now, vendor }: { now: Date; vendor: string }) => {
  const signed = await aSignedInClient(db, { now, type: 'Vendor' })
  const [found] = await db.query<{ id: number }>(
    sql`select id from vendor where name = ${vendor} order by id desc`,
  )
  await linkVendor(db, { accountId: signed.accountId, vendorId: found?.id ?? 0 })
  return signed
}

/** Whose showroom it is. */
export const theProOf = async (db: Db, { now, showroom }: { now: Date; showroom: string }) => {
  const signed = await aSignedInClient(db, { now, type: 'Contractor' })
  await db.query(sql`
    update account set public_id = (select user_id from showroom where vsd_id = ${showroom})
    where id = ${signed.accountId}`)
  return signed
}

/** An Admin who has given the one-time code. */
export const anAdmin = async (db: Db, { now }: { now: Date }) => {
  const signed = await aSignedInClient(db, { now, type: 'Admin' })
  await db.query(sql`
    update session set otp_until = ${new Date(now.getTime() + 86_400_000)} where account_id = ${signed.accountId}`)
  return signed
}

/** What was written of every change of an order's lines. */
export const changesIn = (db: Db, orderPublicId: string) =>
  db.query<{ from: string | null; to: string; role: string; note: string }>(sql`
    select c.from_status as "from", c.to_status as "to", c.role, c.note
    from order_status_change c join order_item i on i.id = c.order_item_id join sub_order s on s.id = i.sub_order_id
      join shop_order o on o.id = s.order_id
    where o.public_id = ${orderPublicId} order by c.id`)

/** The lot that a product came from: what is there, and what is kept. */
export const lotOf = async (db: Db, productId: string) => {
  const [lot] = await db.query<{ on_hand: number; reserved: number }>(sql`
    select l.on_hand, l.reserved from lot l join product p on p.id = l.product_id where p.public_id = ${productId}`)
  return lot
}

/** From now on another vendor has it. */
export const sellFrom = (db: Db, { product, vendor }: { product: string; vendor: string }) =>
  db.query(sql`
    update product set vendor_id = (select id from vendor where name = ${vendor} order by id desc limit 1)
    where public_id = ${product}`)

/** Another order takes its lines, so that nothing that refers to them is lost: this one has none. */
export const withoutLines = (db: Db, orderPublicId: string) =>
  db.query(sql`
    update order_item set sub_order_id = (
      select s.id from sub_order s join shop_order o on o.id = s.order_id
      where o.public_id <> ${orderPublicId} order by s.id limit 1)
    where sub_order_id in (
      select s.id from sub_order s join shop_order o on o.id = s.order_id where o.public_id = ${orderPublicId})`)

/** As an order stands whose card was refused. */
export const declinedBack = (db: Db, orderPublicId: string) =>
  db.query(sql`update shop_order set state = 'declined', placed_at = null where public_id = ${orderPublicId}`)
