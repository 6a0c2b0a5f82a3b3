import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import { productCardOf } from './product-card.ts'
import { readCards, readSiblings } from './product-card.store.ts'
import type { Stamp } from '../catalogue-version.ts'
import { derivedValues } from '../derived-values.ts'
import type { CategoryTree } from '../menu/category-tree.ts'

const mostCards = 8_000

export type ProductCards = (priceListId: number, ids: readonly number[]) => Promise<ProductCard[]>

/** Cards in the order asked for; the ones seen lately are not read again. A product that is gone leaves no gap. */
export const openProductCards = (
  db: Queries,
  version: Stamp,
  readTree: () => Promise<CategoryTree>,
): ProductCards => {
  const cards = derivedValues<ProductCard>(version, { most: mostCards })

  const read = async (priceListId: number, ids: readonly number[]) => {
    const rows = await readCards(db, priceListId, ids)
    const familyIds = [...new Set(rows.map(({ familyId }) => familyId))]
    const [siblings, tree] = await Promise.all([readSiblings(db, priceListId, familyIds), readTree()])
    const family = (id: number) => siblings.filter(({ familyId }) => familyId === id)
    return new Map(rows.map((row) => [row.id, productCardOf(row, family(row.familyId), tree)]))
  }

  return (priceListId, ids) => {
    const idOf = new Map(ids.map((id) => [`${priceListId}/${id}`, id]))
    return cards.getMany([...idOf.keys()], async (missing) => {
      const fresh = await read(
        priceListId,
        missing.flatMap((key) => idOf.get(key) ?? []),
      )
      return new Map([...fresh].map(([id, card]) => [`${priceListId}/${id}`, card]))
    })
  }
}
