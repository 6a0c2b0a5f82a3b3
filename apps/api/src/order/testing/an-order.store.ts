import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { testDay } from '../../testing/test-clock.ts'

export type Sold = {
  productId: number
  vendorId: number
  name: string
  brand: string
  sku: string
  uom: string
  sizeLabel: string
  placeholder: string
}

/** One product of each of three vendors of the demo catalogue. */
export const threeVendorsProducts = (db: Queries): Promise<Sold[]> =>
  db.query<Sold>(sql`
    select distinct on (vendor_id) id as "productId", vendor_id as "vendorId", name, brand, sku, uom,
      size_label as "sizeLabel", placeholder
    from product where status = 'active' order by vendor_id, id limit 3`)

export const showroomCalled = async (db: Queries, vsdId: string): Promise<number> => {
  const [found] = await db.query<{ id: number }>(sql`select id from showroom where vsd_id = ${vsdId}`)
  return found?.id ?? 0
}

export const accountCalled = async (db: Queries, email: string): Promise<number> => {
  const [found] = await db.query<{ id: number }>(
    sql`select id from account where lower(email) = lower(${email})`,
  )
  return found?.id ?? 0
}

/** A cart for an order to have come from. */
export const anEmptyCart = async (db: Queries, showroomId: number): Promise<number> => {
  const [cart] = await db.query<{ id: number }>(sql`
    insert into cart (public_id, token_hash, showroom_id, expires_at)
    values (gen_random_uuid()::text, decode(md5(random()::text), 'hex'), ${showroomId}, ${testDay}::timestamptz + interval '30 days')
    returning id`)
  return cart?.id ?? 0
}

/** What was written of the order: one sub-order, its items in the order of the lines. */
export const itemIdsOf = (db: Queries, orderId: number) =>
  db.query<{ id: number; publicId: string; subOrderId: number; vendorId: number }>(sql`
    select i.id, i.public_id as "publicId", s.id as "subOrderId", s.vendor_id as "vendorId"
    from order_item i join sub_order s on s.id = i.sub_order_id where s.order_id = ${orderId} order by i.id`)

export const anAccount = async (db: Queries): Promise<number> => {
  const [made] = await db.query<{ id: number }>(sql`
    insert into account (public_id, type, status, first_name, last_name, email, country_code, phone_number, zip_code)
    values (gen_random_uuid()::text, 'User', 'Active', 'Hanna', 'Buyer', gen_random_uuid()::text || '@people.test',
      '+1', '6265550142', '91101')
    returning id`)
  return made?.id ?? 0
}
