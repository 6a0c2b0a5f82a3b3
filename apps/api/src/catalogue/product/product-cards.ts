import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import { keptValues } from '../derived-values.ts'
import type { CatalogueIndex, Loaded } from '../index/catalogue-index.ts'
import type { PricesFor } from '../index/pricer.ts'
import { stampOf } from '../index/stamp.ts'
import { pricedCard, type UnpricedCard, unpricedCardOf } from './product-card.ts'
import { readCards, readSiblings } from './product-card.store.ts'

const mostCards = 30_000

export type ProductCards = (priceListId: number, ids: readonly number[]) => Promise<ProductCard[]>

type CardDeps = { db: Queries; index: CatalogueIndex; pricesFor: PricesFor }

/**
 * Cards in the order asked for. They are kept without their price, the same for every showroom, until the product or its
 * family changes. A product that is gone leaves no gap.
 */
export const openProductCards = ({ db, index, pricesFor }: CardDeps): ProductCards => {
  const cards = keptValues<UnpricedCard>({ most: mostCards })
  return async (priceListId, ids) => {
    const prices = await pricesFor(priceListId, ids)
    const loaded = await index.current()
    const keyOf = (id: number) => `${id}/${stampOf(loaded, [id])}`
    const idOf = new Map(ids.map((id) => [keyOf(id), id]))
    const kept = await cards.getMany([...idOf.keys()], async (missing) => {
      const fresh = await readUnpriced(
        db,
        loaded,
        missing.flatMap((key) => idOf.get(key) ?? []),
      )
      return new Map(fresh.map((card) => [keyOf(card.row.id), card]))
    })
    return kept.flatMap((card) => {
      const price = prices.get(card.row.id)
      return price === undefined ? [] : [pricedCard(card, price)]
    })
  }
}

const readUnpriced = async (
  db: Queries,
  { tree }: Loaded,
  ids: readonly number[],
): Promise<UnpricedCard[]> => {
  const rows = await readCards(db, ids)
  const siblings = await readSiblings(db, [...new Set(rows.map(({ familyId }) => familyId))])
  const family = (id: number) => siblings.filter(({ familyId }) => familyId === id)
  return rows.map((row) => unpricedCardOf(row, family(row.familyId), tree))
}
