import type { Queries } from '../../platform/db/db.ts'
import { type ClientList, saveClientLists } from '../../pricing/price-list/client-price-list.store.ts'
import { type ClientRule, rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { ensurePriceLists } from '../../pricing/price-list/price-list.store.ts'
import { savePriceList } from '../../showroom/showroom-prices.store.ts'
import { clientsWithRules } from './markup-rule.store.ts'

/** Everybody's list, and that of each client with rules of their own, after a showroom's rules have changed. */
export const saveLists = async (tx: Queries, showroomId: number): Promise<void> => {
  const clients = await clientsWithRules(tx, showroomId)
  const sets: ClientRule[][] = []
  for (const accountId of [null, ...clients]) sets.push(await rulesFor(tx, showroomId, accountId))
  const [shared = 0, ...own] = await ensurePriceLists(tx, sets)
  await savePriceList(tx, showroomId, shared)
  const lists = own.flatMap((priceListId, at): ClientList[] => {
    const accountId = clients[at]
    return accountId === undefined ? [] : [{ accountId, priceListId }]
  })
  await saveClientLists(tx, showroomId, lists)
}
