import type { CatalogueIndex, Loaded } from './catalogue-index.ts'
import type { ReadRules } from './finder.ts'

/** What products cost by a list, by their ids; what is not sold is left out. */
export type PricesFor = (priceListId: number, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>

type PricerDeps = { index: CatalogueIndex; rulesOf: ReadRules }

export const openPricer =
  ({ index, rulesOf }: PricerDeps): PricesFor =>
  async (priceListId, ids) => {
    const rules = await rulesOf(priceListId)
    const { shelves } = await knowing(index, ids)
    const prices = ids.flatMap((id): [number, number][] => {
      const place = shelves.locate(id)
      return place ? [[id, shelves.prices.priceOf(rules, place.block, place.row)]] : []
    })
    return new Map(prices)
  }

/** What came to be sold within the last second is read now. */
const knowing = async (index: CatalogueIndex, ids: readonly number[]): Promise<Loaded> => {
  const loaded = await index.current()
  if (ids.every((id) => loaded.shelves.locate(id))) return loaded
  await index.refresh()
  return index.current()
}
