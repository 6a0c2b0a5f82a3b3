import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { deliveryOf } from '@showroom/contract/catalogue/delivery.rules'
import { sizeOf } from '@showroom/contract/catalogue/size.rules'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../platform/db/db.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { attributeRows } from './attribute-rows.ts'
import { pricedCard, unpricedCardOf } from './product-card.ts'
import { type CardRow, readSiblings } from './product-card.store.ts'
import type { ProductCards } from './product-cards.ts'
import { certificationOf } from './certifications.ts'
import { keptValues } from '../derived-values.ts'
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import type { PricesFor } from '../index/pricer.ts'
import { stampOf, stampOfAll } from '../index/stamp.ts'
import {
  breadcrumbOf,
  type CategoryRow,
  type CategoryTree,
  findCategory,
  isHidden,
} from '../menu/category-tree.ts'
import { documentsOf } from '../documents/document-kinds.ts'
import { layPatternsOf } from './lay-patterns.ts'
import { picturesOf } from './product-pictures.ts'
import { type ProductRow, readCard, readProduct, withoutHidden } from './product.store.ts'
import { variantsOf } from './variants.ts'

type ProductDeps = {
  db: Queries
  index: CatalogueIndex
  pricesFor: PricesFor
  cards: ProductCards
  now: () => Date
}

export type ProductReply = { success: true; data: ProductDetail }

const mostProducts = 2_000

/** One product's page in a showroom. */
export const openProduct = ({ db, index, pricesFor, cards, now }: ProductDeps) => {
  const relatedOf = openRelated(db, cards)
  const replies = openReplies(index)

  const read = async (showroom: ShowroomContext, publicId: string): Promise<Read> => {
    const card = (await readCard(db, publicId)) ?? refuseUnknown()
    const prices = await pricesFor(showroom.priceListId, [card.id])
    const priceCents = prices.get(card.id) ?? refuseUnknown()
    const { tree } = await index.current()
    const category = tree.byId.get(card.categoryId)
    if (!category || isHidden(tree, category, showroom.hiddenCategoryIds)) return refuseUnknown()
    const [product, siblings] = await Promise.all([
      readProduct(db, card.id),
      readSiblings(db, [card.familyId]),
    ])
    const row = product ?? refuseUnknown()
    const root = tree.rootOf(category)
    const { pictures: _, ...shown } = pricedCard(unpricedCardOf(card, siblings, tree), priceCents)
    const restockOn = card.stockStatus === 'backorder' ? card.restockOn : null
    const related = await relatedOf(showroom, row)
    const data = {
      ...shown,
      ...factsOf(row, card, root),
      delivery: deliveryOf({ ...row, shipClass: root.shipClass, restockOn }, now()),
      breadcrumb: breadcrumbOf(tree, category),
      variants: variantsOf(row.axes, card.variant, siblings),
      ...related,
    }
    return { reply: { success: true, data }, of: [card.id, ...relatedIds(row)] }
  }

  /** `cid` is the category that it was reached through: where it does not stand, it is not there. */
  return async (showroom: ShowroomContext, publicId: string, cid?: string): Promise<ProductReply> => {
    const { priceListId, hiddenCategoryIds } = showroom
    // Delivery is counted from the hour of the order.
    const hour = now().toISOString().slice(0, 13)
    const key = `${priceListId}/${hiddenCategoryIds.join()}/${hour}/${publicId}`
    const reply = await replies(key, () => read(showroom, publicId))
    if (cid !== undefined && !standsIn((await index.current()).tree, reply.data, cid)) return refuseUnknown()
    return reply
  }
}

/** By its slug or its number, and also in what stands above its own category. */
const standsIn = (tree: CategoryTree, { breadcrumb }: ProductDetail, cid: string): boolean => {
  const asked = findCategory(tree, cid)
  return breadcrumb.some(({ slug_url }) => slug_url === asked?.slug)
}

/** A page, and the products that it is made of. */
type Read = { reply: ProductReply; of: readonly number[] }

/** Pages are kept as long as none of the products on them has changed. */
const openReplies = (index: CatalogueIndex) => {
  const replies = keptValues<ProductReply>({ most: mostProducts })
  const madeOf = new LRUCache<string, readonly number[]>({ max: mostProducts })
  return async (key: string, read: () => Promise<Read>): Promise<ProductReply> => {
    const loaded = await index.current()
    const ids = madeOf.get(key)
    return replies.get(`${key}/${ids ? stampOf(loaded, ids) : stampOfAll(loaded)}`, async () => {
      const { reply, of } = await read()
      madeOf.set(key, of)
      return reply
    })
  }
}

const relatedIds = ({ related, substituteId }: ProductRow): number[] => [
  ...related.map(({ id }) => id),
  ...(substituteId === null ? [] : [substituteId]),
]

/** What goes with a product, what it does not work without, and what takes its place: as far as the showroom shows it. */
const openRelated =
  (db: Queries, cards: ProductCards) =>
  async ({ priceListId, hiddenCategoryIds }: ShowroomContext, row: ProductRow) => {
    const substitutes = row.substituteId === null ? [] : [row.substituteId]
    const allowed = await withoutHidden(db, relatedIds(row), hiddenCategoryIds)
    const cardsOf = (ids: readonly number[]) =>
      cards(
        priceListId,
        ids.filter((id) => allowed.has(id)),
      )
    const idsOf = (kind: 'matching' | 'required') =>
      row.related.filter((related) => related.kind === kind).map(({ id }) => id)
    const [matching, required, substitute] = await Promise.all([
      cardsOf(idsOf('matching')),
      cardsOf(idsOf('required')),
      cardsOf(substitutes),
    ])
    return { matching, required, substitute: substitute[0] ?? null }
  }

const factsOf = (row: ProductRow, card: CardRow, root: CategoryRow) => ({
  sku: row.sku,
  mpn: row.mpn,
  vendor: row.vendor,
  description: row.description,
  size: sizeOf({ category: root.slug, label: row.sizeLabel, attributes: row.attributes }),
  gallery: picturesOf(card),
  attributes: attributeRows(root.attributes, { ...row, uom: card.uom }),
  certifications: row.certifications.map(certificationOf),
  restricted_states: row.restrictedStates,
  prop65: row.prop65,
  quantity: {
    min_qty: row.minQty,
    step_qty: row.stepQty,
    default_waste_pct: root.wastePct,
    patterns: layPatternsOf(root.slug, card.coverage),
    longest_edge: row.longestEdge,
    is_plank: row.isPlank,
  },
  lots: row.lots,
  documents: documentsOf(card.publicId, row.documents),
  pictures_are_illustrations: card.photos.length === 0,
})
