import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** A family is told apart by whatever tells its products apart; axes that it had stay first, in their order. */
export const saveAxes = (tx: Queries, { familyId }: { familyId: number }) =>
  tx.query(sql`
    update family set axes = axes || array(
        select distinct key from product, jsonb_object_keys(product.variant) key
        where product.family_id = ${familyId} and key <> all(axes) order by key)
    where id = ${familyId}`)

/** What tells a product from the others of its family; nothing else of it is touched. */
export const saveVariant = (
  tx: Queries,
  { id, variant }: { id: number; variant: Readonly<Record<string, string>> },
) => tx.query(sql`update product set variant = ${JSON.stringify(variant)}::jsonb where id = ${id}`)
