import type { Queries } from '../../platform/db/db.ts'
import { raw, type Sql, sql } from '../../platform/db/sql.ts'

/** Where a vendor's goods lie. */
export type KeptWarehouse = {
  id: number
  publicId: string
  name: string
  street: string
  city: string
  state: string
  zipCode: string
  shipsFreight: boolean
  isMain: boolean
}

const columns =
  raw(`w.id, w.public_id as "publicId", w.name, w.street, w.city, w.state, w.zip_code as "zipCode",
  w.ships_freight as "shipsFreight", w.is_default as "isMain"`)

/** Open ones, the main one first. */
export const warehousesOf = (db: Queries, vendorId: number): Promise<KeptWarehouse[]> =>
  db.query<KeptWarehouse>(sql`
    select ${columns} from warehouse w where w.vendor_id = ${vendorId} and w.closed_at is null
    order by w.is_default desc, lower(w.name), w.id`)

/** Null where the vendor has no such one, or has closed it. */
export const openWarehouse = async (
  db: Queries,
  { vendorId, publicId }: { vendorId: number; publicId: string },
): Promise<KeptWarehouse | null> => {
  const [found] = await db.query<KeptWarehouse>(sql`
    select ${columns} from warehouse w
    where w.vendor_id = ${vendorId} and w.public_id = ${publicId} and w.closed_at is null`)
  return found ?? null
}

/** The warehouse of a lot `l` of a product `p`, or of the product where it has none: joined as `w`. */
export const joinedWarehouse: Sql = sql`
  join warehouse w on w.id = coalesce(l.warehouse_id, p.warehouse_id,
    (select main.id from warehouse main where main.vendor_id = p.vendor_id and main.is_default))`
