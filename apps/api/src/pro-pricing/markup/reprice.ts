import type { MarkupRule } from '@showroom/contract/pricing/pricing.rules'
import type { Queries } from '../../platform/db/db.ts'
import { type ClientList, saveClientLists } from '../../pricing/price-list/client-price-list.store.ts'
import { clientsWithRules } from './markup-rule.store.ts'
import { rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import {
  deleteUnusedLists,
  ensurePriceList,
  hasPrices,
  markUnusedLists,
  refreshPrices,
} from '../../pricing/price-list/price-list.store.ts'
import { savePriceList } from '../../showroom/showroom-prices.store.ts'
import type { ProPricingDeps } from '../pro-pricing-deps.ts'

/** The prices of everybody, and of each client with rules of their own, after a showroom's rules have changed. */
export const repriceShowroom = async (
  tx: Queries,
  { now }: Pick<ProPricingDeps, 'now'>,
  showroomId: number,
): Promise<void> => {
  await deleteUnusedLists(tx, now())
  await savePriceList(tx, showroomId, await pricedList(tx, await rulesFor(tx, showroomId, null)))
  const lists: ClientList[] = []
  for (const accountId of await clientsWithRules(tx, showroomId)) {
    const priceListId = await pricedList(tx, await rulesFor(tx, showroomId, accountId))
    lists.push({ accountId, priceListId })
  }
  await saveClientLists(tx, showroomId, lists)
  await markUnusedLists(tx, now())
}

/** Lists that are there are kept right by whoever changes products. */
const pricedList = async (tx: Queries, rules: readonly MarkupRule[]): Promise<number> => {
  const priceListId = await ensurePriceList(tx, rules)
  if (!(await hasPrices(tx, priceListId))) await refreshPrices(tx, { priceListId })
  return priceListId
}
