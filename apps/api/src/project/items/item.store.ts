import type { CoverageNote } from '@showroom/contract/cart/cart'
import { largestQuantity } from '@showroom/contract/cart/cart.endpoints'
import type { ItemState } from '@showroom/contract/project/project-choices'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { newPublicId } from '../../shared/public-id.ts'

export type Item = {
  id: number
  publicId: string
  roomId: number | null
  roomPublicId: string | null
  /** The product's public id. */
  product: string
  productId: number
  state: ItemState
  qty: number
  note: string
  coverageNote: CoverageNote | null
  addedBy: number | null
  addedByName: string | null
}

export const itemsOf = (
  db: Queries,
  projectIds: readonly number[],
): Promise<(Item & { projectId: number })[]> =>
  db.query(sql`
    select i.id, i.public_id as "publicId", i.project_id as "projectId", i.room_id as "roomId",
      r.public_id as "roomPublicId", product.public_id as product, i.product_id as "productId", i.state, i.qty, i.note,
      i.coverage_note as "coverageNote", i.added_by as "addedBy", a.first_name as "addedByName"
    from project_item i join product on product.id = i.product_id
      left join project_room r on r.id = i.room_id left join account a on a.id = i.added_by
    where i.project_id = any(${[...projectIds]}::int[]) order by i.id`)

export type NewItem = Pick<
  Item,
  'roomId' | 'productId' | 'state' | 'qty' | 'note' | 'coverageNote' | 'addedBy'
> & {
  publicId?: string
}

/** What stands in the same room already gets more of it. The project is locked: nobody adds at the same moment. */
export const addItem = async (
  tx: Queries,
  projectId: number,
  { item, now }: { item: NewItem; now: Date },
): Promise<void> => {
  const { roomId, productId, state, qty, note, coverageNote, addedBy, publicId } = item
  const noted = coverageNote === null ? null : JSON.stringify(coverageNote)
  const raised = await tx.query(sql`
    update project_item set qty = least(qty + ${qty}::int, ${largestQuantity}),
      note = case when ${note}::text = '' then note else ${note}::text end,
      coverage_note = coalesce(${noted}::jsonb, coverage_note)
    where project_id = ${projectId} and product_id = ${productId} and state = ${state}
      and room_id is not distinct from ${roomId}::int
    returning id`)
  if (raised.length > 0) return
  await tx.query(sql`
    insert into project_item (public_id, project_id, room_id, product_id, state, qty, note, coverage_note, added_by,
      created_at)
    values (${publicId ?? newPublicId()}, ${projectId}, ${roomId}, ${productId}, ${state}, ${qty}, ${note},
      ${noted}::jsonb, ${addedBy}, ${now})`)
}

export const saveItem = (
  tx: Queries,
  id: number,
  { qty, note, coverageNote }: Pick<Item, 'qty' | 'note' | 'coverageNote'>,
) =>
  tx.query(sql`
    update project_item set qty = ${qty}, note = ${note},
      coverage_note = ${coverageNote === null ? null : JSON.stringify(coverageNote)}::jsonb where id = ${id}`)

export const removeItem = (tx: Queries, id: number) =>
  tx.query(sql`delete from project_item where id = ${id}`)

export const countItems = async (tx: Queries, projectId: number): Promise<number> => {
  const [counted] = await tx.query<{ count: number }>(
    sql`select count(*)::int as count from project_item where project_id = ${projectId}`,
  )
  return counted?.count ?? 0
}
