import type { Queries } from '../../platform/db/db.ts'
import { type ClientList, saveClientLists } from '../../pricing/price-list/client-price-list.store.ts'
import { rulesFor } from '../../pricing/price-list/markup-rules.store.ts'
import { ensurePriceList } from '../../pricing/price-list/price-list.store.ts'
import { savePriceList } from '../../showroom/showroom-prices.store.ts'
import { clientsWithRules } from './markup-rule.store.ts'

/** Everybody's list, and that of each client with rules of their own, after a showroom's rules have changed. */
export const saveLists = async (tx: Queries, showroomId: number): Promise<void> => {
  const listFor = async (accountId: number | null) =>
    ensurePriceList(tx, await rulesFor(tx, showroomId, accountId))
  await savePriceList(tx, showroomId, await listFor(null))
  const lists: ClientList[] = []
  for (const accountId of await clientsWithRules(tx, showroomId)) {
    lists.push({ accountId, priceListId: await listFor(accountId) })
  }
  await saveClientLists(tx, showroomId, lists)
}
