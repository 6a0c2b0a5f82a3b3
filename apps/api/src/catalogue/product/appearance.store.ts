import type { Appearance } from '@showroom/contract/catalogue/appearance'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export const readAppearance = async (db: Queries, publicId: string): Promise<Appearance | null> => {
  const [row] = await db.query<{ appearance: Appearance | null }>(sql`
    select appearance from product where public_id = ${publicId} and status = 'active'`)
  return row?.appearance ?? null
}

/** What visitors see first: the most popular of every subcategory. */
export const readPopularAppearances = async (db: Queries, perCategory: number): Promise<Appearance[]> => {
  const rows = await db.query<{ appearance: Appearance }>(sql`
    select p.appearance from category c
    cross join lateral (
      select appearance, popularity from product
      where category_id = c.id and status = 'active' and appearance is not null
      order by popularity desc, id limit ${perCategory}::int
    ) as p
    order by p.popularity desc`)
  return rows.map(({ appearance }) => appearance)
}
