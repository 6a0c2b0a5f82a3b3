import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { LRUCache } from 'lru-cache'
import type { CatalogueIndex, Loaded } from '../index/catalogue-index.ts'
import type { PricesFor } from '../index/pricer.ts'
import type { Shelves } from '../index/question.ts'
import type { CategoryTree } from '../menu/category-tree.ts'
import { pricedCard, type UnpricedCard, unpricedCardOf } from './product-card.ts'
import { readCards, readSiblings } from './product-card.store.ts'

const mostCards = 30_000

/** A showroom, as far as its cards are not everybody's. */
export type CardShowroom = Pick<ShowroomContext, 'priceListId' | 'hiddenProductIds' | 'featuredProductIds'>

export type ProductCards = (showroom: CardShowroom, ids: readonly number[]) => Promise<ProductCard[]>

type CardDeps = { db: Queries; index: CatalogueIndex; pricesFor: PricesFor }

/** A card, and the newest change of its family before it was read. */
type Kept = { card: UnpricedCard; loadedAs: number; changes: number }

/** No change has it. */
const gone = -1

/**
 * Cards in the order asked for. They are kept without their price, the same for every showroom that hides nothing of the
 * family, until the product or its family changes. A product that is gone leaves no gap.
 */
export const openProductCards = ({ db, index, pricesFor }: CardDeps): ProductCards => {
  const unpricedOf = openUnpriced(db)
  return async ({ priceListId, hiddenProductIds, featuredProductIds }, ids) => {
    const prices = await pricesFor(priceListId, ids)
    const cards = await unpricedOf(await index.current(), { ids, hiddenProductIds })
    const priced: ProductCard[] = []
    for (const [id, card] of cards) {
      const priceCents = prices.get(id)
      if (card && priceCents !== undefined)
        priced.push(pricedCard(card, { priceCents, isFeatured: featuredProductIds.includes(id) }))
    }
    return priced
  }
}

type Asked = { ids: readonly number[]; hiddenProductIds: readonly number[] }

/** By the number of the product, which no text has to be made of for every card of every page. */
const openUnpriced = (db: Queries) => {
  const known = new LRUCache<number | string, Kept>({ max: mostCards })
  return async ({ shelves, tree, loadedAs }: Loaded, { ids, hiddenProductIds }: Asked) => {
    const hiddenWith = hiddenOfFamilies(shelves, hiddenProductIds)
    const keyOf = (id: number) => {
      const hidden = hiddenWith(id)
      return hidden.length === 0 ? id : `${id}/${hidden.join()}`
    }
    const cards = new Map<number, UnpricedCard | null>()
    const missing = new Map<number, number>()
    for (const id of ids) {
      const kept = known.get(keyOf(id))
      const place = shelves.locate(id)
      const changes = place ? shelves.changesOf(place.block.rows.numbers.family[place.row] ?? 0) : gone
      const isFresh = kept?.loadedAs === loadedAs && kept.changes === changes
      cards.set(id, isFresh ? kept.card : null)
      if (!isFresh) missing.set(id, changes)
    }
    if (missing.size === 0) return cards
    for (const card of await readUnpriced(db, tree, { ids: [...missing.keys()], hiddenProductIds })) {
      const { id } = card.row
      known.set(keyOf(id), { card, loadedAs, changes: missing.get(id) ?? gone })
      cards.set(id, card)
    }
    return cards
  }
}

/** Of each product's family what the showroom hides: a card has no swatch of it. */
const hiddenOfFamilies = ({ locate }: Shelves, hiddenProductIds: readonly number[]) => {
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
  tree: CategoryTree,
  { ids, hiddenProductIds }: Asked,
): Promise<UnpricedCard[]> => {
  const rows = await readCards(db, ids)
  const siblings = await readSiblings(db, [...new Set(rows.map(({ familyId }) => familyId))])
  const shown = siblings.filter(({ id }) => !hiddenProductIds.includes(id))
  const family = (id: number) => shown.filter(({ familyId }) => familyId === id)
  return rows.map((row) => unpricedCardOf(row, family(row.familyId), tree))
}
