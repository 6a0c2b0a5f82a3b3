import { type Candidate } from '@showroom/contract/visualizer/choose-goods.rules'
import { labOf } from '@showroom/contract/visualizer/color-distance.rules'
import { surfaceCategories } from '@showroom/contract/visualizer/surfaces'
import { isSoldStill } from '@showroom/contract/visualizer/shopping.rules'
import type { GoneGoods, Material } from '@showroom/contract/visualizer/visualizer'
import { visualizerMessages as say } from '@showroom/contract/visualizer/visualizer.messages'
import { derivedValues } from '../../catalogue/derived-values.ts'
import { layPatternsOf } from '../../catalogue/product/lay-patterns.ts'
import type { CatalogueApi } from '../../catalogue/module.ts'
import type { Queries } from '../../platform/db/db.ts'
import { readListPricing } from '../../pricing/price-list/list-pricing.store.ts'
import { unitPrices } from '../../pricing/price-list/unit-prices.ts'
import type { ShowroomContext } from '../../showroom/showroom.ts'
import {
  candidatesOf,
  materialRows,
  type MaterialRow,
  type OnceSoldRow,
  onceSoldRows,
} from './goods.store.ts'
import { priceLevels } from './price-levels.ts'

export type ShowroomGoods = {
  candidates: readonly (Candidate & { publicId: string })[]
  publicIds: ReadonlySet<string>
}

export type Goods = ReturnType<typeof openGoods>

/** As many lists of prices are kept at once. */
const mostLists = 12

const categories = [...new Set(Object.values(surfaceCategories).flat())]

/** What a showroom has to lay, as it is now, each with its place among the prices of its shelf. */
export const readGoods = async (db: Queries, showroom: ShowroomContext): Promise<ShowroomGoods> => {
  const rows = await candidatesOf(db, showroom, categories)
  const priceOf = unitPrices(await readListPricing(db, showroom.priceListId))
  const found = rows.map(({ priceFacts, held, color, ...row }) => ({
    shelf: priceFacts.categoryId,
    cents: priceOf(priceFacts) / held,
    row: { ...row, color: labOf(color) },
  }))
  const levels = priceLevels(found)
  const candidates = found.map((each) => ({ ...each.row, level: levels.get(each) ?? 0 }))
  return { candidates, publicIds: new Set(rows.map(({ publicId }) => publicId)) }
}

/** What a showroom has to lay, kept while the catalogue stands. */
export const openGoods = (db: Queries, catalogue: Pick<CatalogueApi, 'version' | 'cards'>) => {
  const lists = derivedValues<ShowroomGoods>(catalogue.version, { most: mostLists })
  return {
    version: catalogue.version,
    of: (showroom: ShowroomContext): Promise<ShowroomGoods> =>
      lists.get(`${showroom.priceListId}/${showroom.assortmentKey}`, () => readGoods(db, showroom)),
    /** Those that are or were for sale somewhere, by id: a look may keep what this showroom has lost. */
    onceSold: async (publicIds: readonly string[]): Promise<ReadonlyMap<string, OnceSoldRow>> => {
      const rows = publicIds.length === 0 ? [] : await onceSoldRows(db, publicIds)
      return new Map(rows.map((row) => [row.publicId, row]))
    },
    /** Those that the showroom does not sell any more, by the name that they had. */
    gone: async (publicIds: readonly string[], materials: readonly Material[]): Promise<GoneGoods[]> => {
      const sold = new Set(materials.filter(isSoldStill).map(({ id }) => id))
      const lost = publicIds.filter((id) => !sold.has(id))
      if (lost.length === 0) return []
      const rows = new Map((await onceSoldRows(db, lost)).map((row) => [row.publicId, row]))
      return lost.map((product_id) => {
        const { name = say.someGoods, color = null } = rows.get(product_id) ?? {}
        return { product_id, name, color }
      })
    },
    /** In no order; what the showroom does not sell is left out. */
    materials: async (showroom: ShowroomContext, publicIds: readonly string[]): Promise<Material[]> => {
      if (publicIds.length === 0) return []
      const rows = await materialRows(db, showroom, publicIds)
      const cards = await catalogue.cards(
        showroom,
        rows.map(({ id }) => id),
      )
      const byId = new Map(cards.map((card) => [card.id, card]))
      return rows.flatMap((row) => {
        const card = byId.get(row.publicId)
        return card ? [{ ...card, ...layingOf(row) }] : []
      })
    },
  }
}

const layingOf = (row: MaterialRow): Pick<Material, 'appearance' | 'quantity'> => ({
  appearance: row.appearance?.kind === 'surface' ? row.appearance : null,
  quantity: {
    min_qty: row.minQty,
    step_qty: row.stepQty,
    default_waste_pct: row.wastePct,
    patterns: layPatternsOf(row.rootSlug, row.coverage),
    longest_edge: row.longestEdge,
    is_plank: row.isPlank,
  },
})
