import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { keptValues } from '../derived-values.ts'
import type { CatalogueIndex, Loaded } from '../index/catalogue-index.ts'
import type { PricesFor } from '../index/pricer.ts'
import { stampOf } from '../index/stamp.ts'
import { pricedCard, type UnpricedCard, unpricedCardOf } from './product-card.ts'
import { readCards, readSiblings } from './product-card.store.ts'

const mostCards = 30_000

/** A showroom, as far as its cards are not everybody's. */
export type CardShowroom = Pick<ShowroomContext, 'priceListId' | 'hiddenProductIds' | 'featuredProductIds'>

export type ProductCards = (showroom: CardShowroom, ids: readonly number[]) => Promise<ProductCard[]>

type CardDeps = { db: Queries; index: CatalogueIndex; pricesFor: PricesFor }

/**
 * Cards in the order asked for. They are kept without their price, the same for every showroom that hides nothing of the
 * family, until the product or its family changes. A product that is gone leaves no gap.
 */
export const openProductCards = ({ db, index, pricesFor }: CardDeps): ProductCards => {
  const cards = keptValues<UnpricedCard>({ most: mostCards })
  return async ({ priceListId, hiddenProductIds, featuredProductIds }, ids) => {
    const prices = await pricesFor(priceListId, ids)
    const loaded = await index.current()
    const hiddenWith = hiddenOfFamilies(loaded, hiddenProductIds)
    const keyOf = (id: number) => `${id}/${stampOf(loaded, [id])}/${hiddenWith(id).join()}`
    const idOf = new Map(ids.map((id) => [keyOf(id), id]))
    const kept = await cards.getMany([...idOf.keys()], async (missing) => {
      const asked = missing.flatMap((key) => idOf.get(key) ?? [])
      const fresh = await readUnpriced(db, loaded, { ids: asked, hiddenProductIds })
      return new Map(fresh.map((card) => [keyOf(card.row.id), card]))
    })
    return kept.flatMap((card) => {
      const priceCents = prices.get(card.row.id)
      const isFeatured = featuredProductIds.includes(card.row.id)
      return priceCents === undefined ? [] : [pricedCard(card, { priceCents, isFeatured })]
    })
  }
}

/** Of each product's family what the showroom hides: a card has no swatch of it. */
const hiddenOfFamilies = ({ shelves: { locate } }: Loaded, hiddenProductIds: readonly number[]) => {
  const familyOf = (id: number): number | undefined => {
    const place = locate(id)
    return place?.block.rows.numbers.family[place.row]
  }
  const hidden = new Map<number | undefined, number[]>()
  for (const id of hiddenProductIds) hidden.set(familyOf(id), [...(hidden.get(familyOf(id)) ?? []), id])
  return (id: number): readonly number[] => (hidden.size === 0 ? [] : (hidden.get(familyOf(id)) ?? []))
}

const readUnpriced = async (
  db: Queries,
  { tree }: Loaded,
  { ids, hiddenProductIds }: { ids: readonly number[]; hiddenProductIds: readonly number[] },
): Promise<UnpricedCard[]> => {
  const rows = await readCards(db, ids)
  const siblings = await readSiblings(db, [...new Set(rows.map(({ familyId }) => familyId))])
  const shown = siblings.filter(({ id }) => !hiddenProductIds.includes(id))
  const family = (id: number) => shown.filter(({ familyId }) => familyId === id)
  return rows.map((row) => unpricedCardOf(row, family(row.familyId), tree))
}
