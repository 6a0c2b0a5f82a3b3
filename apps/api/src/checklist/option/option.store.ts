import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type OptionRecord = {
  id: number
  publicId: string
  selectionId: number
  /** The product's public id; null for one from elsewhere. */
  product: string | null
  productId: number | null
  productName: string | null
  /** Thousandths of a foot; null where it is not sold by length. */
  length: number | null
  outsideName: string | null
  outsideLink: string
  outsideCents: number | null
  note: string
  addedBy: number | null
  addedByName: string | null
}

export const optionsOf = (db: Queries, projectId: number): Promise<OptionRecord[]> =>
  db.query<OptionRecord>(sql`
    select o.id, o.public_id as "publicId", o.selection_id as "selectionId", product.public_id as product,
      o.product_id as "productId", product.name as "productName", product.length, o.outside_name as "outsideName", o.outside_link as "outsideLink",
      o.outside_cents::float8 as "outsideCents", o.note, o.added_by as "addedBy", a.first_name as "addedByName"
    from selection s join selection_option o on o.selection_id = s.id
      left join product on product.id = o.product_id left join account a on a.id = o.added_by
    where s.project_id = ${projectId} order by o.id`)

/** The decision that an option is of, by its public id. */
export const selectionOfOption = async (
  db: Queries,
  publicId: string,
): Promise<{ selection: string; project: string } | null> => {
  const [found] = await db.query<{ selection: string; project: string }>(sql`
    select s.public_id as selection, p.public_id as project
    from selection_option o join selection s on s.id = o.selection_id join project p on p.id = s.project_id
    where o.public_id = ${publicId}`)
  return found ?? null
}

export type CreatedOption = {
  publicId: string
  selectionId: number
  productId: number | null
  outsideName: string | null
  outsideLink: string
  outsideCents?: number | null
  note: string
  addedBy: number | null
  now: Date
}

/** False where the product is one of the options already. */
export const createOption = async (tx: Queries, made: CreatedOption): Promise<boolean> => {
  const created = await tx.query(sql`
    insert into selection_option (public_id, selection_id, product_id, outside_name, outside_link, outside_cents, note,
      added_by, created_at)
    values (${made.publicId}, ${made.selectionId}, ${made.productId}, ${made.outsideName}, ${made.outsideLink},
      ${made.outsideCents ?? null}, ${made.note}, ${made.addedBy}, ${made.now})
    on conflict (selection_id, product_id) do nothing returning id`)
  return created.length > 0
}

export const savePrice = (tx: Queries, id: number, unitCents: number | null) =>
  tx.query(sql`update selection_option set outside_cents = ${unitCents} where id = ${id}`)

export const removeOption = (tx: Queries, id: number) =>
  tx.query(sql`delete from selection_option where id = ${id}`)

/** Whether a price is asked for in the project: of what comes from elsewhere, in a decision that is still one. */
export const lacksPrice = async (db: Queries, projectId: number): Promise<boolean> => {
  const found = await db.query(sql`
    select 1 from selection s join selection_option o on o.selection_id = s.id
    where s.project_id = ${projectId} and s.state <> 'not_applicable' and o.product_id is null
      and o.outside_cents is null limit 1`)
  return found.length > 0
}
