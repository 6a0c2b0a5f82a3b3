import type { CategoryAttribute } from '@showroom/contract/catalogue/category-attributes'
import type { Queries } from '../../platform/db/db.ts'
import { readArranged } from './arranged.ts'
import { attributesOf, goodsSaying } from './category-attributes.store.ts'
import { categoryNamed } from './category-deed.ts'

/** An attribute of a category. */
export type OneAttribute = { id: number; key: string }

/** `12--finish`, as the list names them. */
export const readAttributeId = (named: string): OneAttribute => {
  const [, id = '', key = ''] = /^(\d+)--(.+)$/.exec(named) ?? []
  return { id: Number(id), key }
}

export const presentAttributes = async (db: Queries, id: number): Promise<CategoryAttribute[]> => {
  const category = categoryNamed(await readArranged(db), id)
  const counts = await goodsSaying(db, id)
  return (await attributesOf(db, category.id)).map((stored) => ({
    id: `${id}--${stored.key}`,
    label: stored.label,
    type: stored.type,
    unit: stored.unit ?? '',
    values: stored.values ?? [],
    is_filter: stored.filter,
    product_count: counts.get(stored.key) ?? 0,
  }))
}
