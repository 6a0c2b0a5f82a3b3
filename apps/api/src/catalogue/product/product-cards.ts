import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import { productCardOf } from './product-card.ts'
import { readCards, readSiblings } from './product-card.store.ts'
import { keptValues } from '../derived-values.ts'
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import { stampOf } from '../index/stamp.ts'

const mostCards = 30_000

export type ProductCards = (priceListId: number, ids: readonly number[]) => Promise<ProductCard[]>

/** Cards in the order asked for; the ones seen lately are not read again. A product that is gone leaves no gap. */
export const openProductCards = (db: Queries, index: CatalogueIndex): ProductCards => {
  const cards = keptValues<ProductCard>({ most: mostCards })

  const read = async (priceListId: number, ids: readonly number[]) => {
    const rows = await readCards(db, priceListId, ids)
    const familyIds = [...new Set(rows.map(({ familyId }) => familyId))]
    const siblings = await readSiblings(db, priceListId, familyIds)
    const { tree } = await index.current()
    const family = (id: number) => siblings.filter(({ familyId }) => familyId === id)
    return new Map(rows.map((row) => [row.id, productCardOf(row, family(row.familyId), tree)]))
  }

  return async (priceListId, ids) => {
    const loaded = await index.current()
    const keyOf = (id: number) => `${priceListId}/${id}/${stampOf(loaded, [id])}`
    const idOf = new Map(ids.map((id) => [keyOf(id), id]))
    return cards.getMany([...idOf.keys()], async (missing) => {
      const fresh = await read(
        priceListId,
        missing.flatMap((key) => idOf.get(key) ?? []),
      )
      return new Map([...fresh].map(([id, card]) => [keyOf(id), card]))
    })
  }
}
