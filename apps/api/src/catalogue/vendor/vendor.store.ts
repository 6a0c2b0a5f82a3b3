import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type OpenedVendor = { id: number; publicId: string; name: string }

/** Null when somebody else has the code, also somebody who is let in at the same moment. */
export const createVendor = async (
  tx: Queries,
  { code, name, state }: { code: string; name: string; state: string },
): Promise<OpenedVendor | null> => {
  const [created] = await tx.query<OpenedVendor>(sql`
    insert into vendor (code, name, state) values (${code}, ${name}, ${state})
    on conflict (code) do nothing returning id, public_id as "publicId", name`)
  return created ?? null
}

/** Of two who save one SKU at once the second sees the first: this is locked before any product. */
export const lockVendor = (tx: Queries, id: number) =>
  tx.query(sql`select 1 from vendor where id = ${id} for no key update`)

export const vendorByPublicId = async (db: Queries, publicId: string): Promise<OpenedVendor | null> => {
  const [found] = await db.query<OpenedVendor>(sql`
    select id, public_id as "publicId", name from vendor where public_id = ${publicId}`)
  return found ?? null
}

export const vendorById = async (db: Queries, id: number): Promise<OpenedVendor | null> => {
  const [found] = await db.query<OpenedVendor>(sql`
    select id, public_id as "publicId", name from vendor where id = ${id}`)
  return found ?? null
}

/** Case, spaces and punctuation do not make another company. */
export const vendorsNamed = (db: Queries, name: string): Promise<OpenedVendor[]> =>
  db.query<OpenedVendor>(sql`
    select id, public_id as "publicId", name from vendor
    where regexp_replace(lower(name), '[^a-z0-9]', '', 'g') = regexp_replace(lower(${name}), '[^a-z0-9]', '', 'g')
    order by id limit 10`)
