import type { ProductCard } from '@showroom/contract/catalogue/catalogue'
import type { Queries } from '../../platform/db/db.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import type { ProductCards } from './product-cards.ts'
import { findBySku } from './sku.store.ts'

export type SkuCard = { sku: string; card: ProductCard }

/** Cards by SKU, in the order asked for; what the showroom does not sell is left out. */
export const openSkuCards =
  (db: Queries, cards: ProductCards) =>
  async (showroom: ShowroomContext, skus: readonly string[]): Promise<SkuCard[]> => {
    const found = await findBySku(db, { hidden: showroom, skus })
    const bySku = new Map(found.map((row) => [row.sku, row]))
    const ids = found.map(({ id }) => id)
    const byId = new Map((await cards(showroom, ids)).map((card) => [card.id, card]))
    return [...new Set(skus)].flatMap((sku) => {
      const card = byId.get(bySku.get(sku.toUpperCase())?.publicId ?? '')
      return card ? [{ sku, card }] : []
    })
  }
