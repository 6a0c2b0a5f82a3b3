import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { deliveryOf } from '@showroom/contract/catalogue/delivery.rules'
import { sizeOf } from '@showroom/contract/catalogue/size.rules'
import { LRUCache } from 'lru-cache'
import type { Queries } from '../../platform/db/db.ts'
import { gathered } from '../../platform/db/gathered.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Written } from '../../platform/http/reply-serializer.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import { attributeRows } from './attribute-rows.ts'
import { headOf, priceOf } from './product-card.ts'
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
import { type ProductRow, readProducts, type RelatedRow } from './product.store.ts'
import { variantsOf } from './variants.ts'
import type { ReplyTexts } from './written-cards.ts'

type ProductDeps = {
  db: Queries
  index: CatalogueIndex
  pricesFor: PricesFor
  cards: ProductCards
  texts: ReplyTexts
  now: () => Date
}

export type ProductReply = { success: true; data: ProductDetail }

const mostProducts = 2_000

/** One product's page in a showroom. */
export const openProduct = ({ db, index, pricesFor, cards, texts, now }: ProductDeps) => {
  const rowOf = gathered((publicIds: readonly string[]) => readProducts(db, publicIds))
  const relatedOf = openRelated(cards)
  const pages = openPages(index)

  const read = async (showroom: ShowroomContext, publicId: string): Promise<Read> => {
    const row = (await rowOf(publicId)) ?? refuseUnknown()
    const prices = await pricesFor(showroom.priceListId, [row.id])
    const priceCents = prices.get(row.id) ?? refuseUnknown()
    const { tree } = await index.current()
    const category = tree.byId.get(row.categoryId)
    if (!category || isHidden(tree, category, showroom.hiddenCategoryIds)) return refuseUnknown()
    if (showroom.hiddenProductIds.includes(row.id)) return refuseUnknown()
    const root = tree.rootOf(category)
    const siblings = row.siblings.filter(({ id }) => !showroom.hiddenProductIds.includes(id))
    const restockOn = row.stockStatus === 'backorder' ? row.restockOn : null
    const related = await relatedOf(showroom, row)
    const data = {
      ...headOf(row, siblings, tree),
      price: priceOf(row, priceCents),
      is_featured: showroom.featuredProductIds.includes(row.id),
      ...factsOf(row, root),
      delivery: deliveryOf({ ...row, shipClass: root.shipClass, restockOn }, now()),
      breadcrumb: breadcrumbOf(tree, category),
      variants: variantsOf(row.axes, row.variant, siblings),
      ...related,
    }
    const text = texts.product({ success: true, data })
    const standsIn = data.breadcrumb.map(({ slug_url }) => slug_url)
    return { page: { text, standsIn }, of: [row.id, ...row.related.map(({ id }) => id)] }
  }

  /** `cid` is the category that it was reached through: where it does not stand, it is not there. */
  return async (showroom: ShowroomContext, publicId: string, cid?: string): Promise<Page['text']> => {
    const { priceListId, assortmentKey } = showroom
    // Delivery is counted from the hour of the order.
    const hour = now().toISOString().slice(0, 13)
    const key = `${priceListId}/${assortmentKey}/${hour}/${publicId}`
    const { text, standsIn } = await pages(key, () => read(showroom, publicId))
    // By its slug or its number, and also in what stands above its own category.
    const isThere = cid === undefined || standsIn.includes(slugOf((await index.current()).tree, cid))
    return isThere ? text : refuseUnknown()
  }
}

const slugOf = (tree: CategoryTree, cid: string): string => findCategory(tree, cid)?.slug ?? ''

/** A page, and the categories that it stands in. */
type Page = { text: Written<ProductReply>; standsIn: readonly string[] }
type Read = { page: Page /** The products that it is made of. */; of: readonly number[] }

/**
 * Pages that somebody asks for again are kept as long as none of the products on them has changed. Of those that were
 * asked for once only what they are made of is: kept until they are old, they would be given back by a search of all of
 * the memory alone.
 */
const openPages = (index: CatalogueIndex) => {
  const pages = keptValues<Page>({ most: mostProducts })
  const firstReads = keptValues<Page>({ most: 1 })
  const madeOf = new LRUCache<string, readonly number[]>({ max: mostProducts })
  return async (key: string, read: () => Promise<Read>): Promise<Page> => {
    const loaded = await index.current()
    const ids = madeOf.get(key)
    const readOnce = async () => {
      const { page, of } = await read()
      madeOf.set(key, of)
      return page
    }
    return ids
      ? pages.get(`${key}/${stampOf(loaded, ids)}`, readOnce)
      : firstReads.get(`${key}/${stampOfAll(loaded)}`, readOnce)
  }
}

/** What goes with a product, what it does not work without, and what takes its place: as far as the showroom shows it. */
const openRelated =
  (cards: ProductCards) =>
  async (showroom: ShowroomContext, { related }: ProductRow) => {
    const { hiddenCategoryIds, hiddenProductIds } = showroom
    const isShown = ({ id, categoryId, rootCategoryId, isSold }: RelatedRow) =>
      isSold &&
      !hiddenProductIds.includes(id) &&
      ![categoryId, rootCategoryId].some((each) => hiddenCategoryIds.includes(each))
    const shown = related.filter(isShown)
    const cardsOf = (kind: RelatedRow['kind']) =>
      cards(
        showroom,
        shown.filter((each) => each.kind === kind).map(({ id }) => id),
      )
    const [matching, required, substitute] = await Promise.all([
      cardsOf('matching'),
      cardsOf('required'),
      cardsOf('substitute'),
    ])
    return { matching, required, substitute: substitute[0] ?? null }
  }

const factsOf = (row: ProductRow, root: CategoryRow) => ({
  sku: row.sku,
  mpn: row.mpn,
  vendor: row.vendor,
  description: row.description,
  size: sizeOf({ category: root.slug, label: row.sizeLabel, attributes: row.attributes }),
  gallery: picturesOf(row),
  attributes: attributeRows(root.attributes, row),
  certifications: row.certifications.map(certificationOf),
  restricted_states: row.restrictedStates,
  prop65: row.prop65,
  quantity: {
    min_qty: row.minQty,
    step_qty: row.stepQty,
    default_waste_pct: root.wastePct,
    patterns: layPatternsOf(root.slug, row.coverage),
    longest_edge: row.longestEdge,
    is_plank: row.isPlank,
  },
  lots: row.lots,
  documents: documentsOf(row.publicId, row.documents),
  pictures_are_illustrations: row.photos.length === 0,
})
