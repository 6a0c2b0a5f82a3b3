import type { Queries } from '../../platform/db/db.ts'
import { numbersIn, sql } from '../../platform/db/sql.ts'

/**
 * The lists of those whose prices in a showroom are not everybody's: wholesale for its Pro, or a client's own. In one
 * read, as every page of whoever is signed in asks for it.
 */
export const ownListsOf = async (
  db: Queries,
  { id, ref }: { id: number; ref: string },
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.query<{ accountId: number; listId: number | null }>(sql`
    select asked.id as "accountId", coalesce(
      (select l.id from price_list l where l.is_wholesale and exists (
        select 1 from account a where a.id = asked.id and a.public_id = ${ref} and a.type = 'Contractor')),
      (select c.price_list_id from client_price_list c
        where c.showroom_id = ${id} and c.account_id = asked.id)) as "listId"
    from unnest(${numbersIn(accountIds)}) as asked (id)`)
  return new Map(rows.flatMap(({ accountId, listId }) => (listId === null ? [] : [[accountId, listId]])))
}

export type ClientList = { accountId: number; priceListId: number }

/** In place of those that the showroom's clients had. */
export const saveClientLists = async (
  tx: Queries,
  showroomId: number,
  lists: readonly ClientList[],
): Promise<void> => {
  await tx.query(sql`delete from client_price_list where showroom_id = ${showroomId}`)
  const accounts = lists.map(({ accountId }) => accountId)
  const ids = lists.map(({ priceListId }) => priceListId)
  await tx.query(sql`
    insert into client_price_list (showroom_id, account_id, price_list_id)
    select ${showroomId}::int, account_id, price_list_id
    from unnest(${accounts}::int[], ${ids}::int[]) as list (account_id, price_list_id)`)
}

export const removeClientPrices = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from client_price_list where account_id = ${accountId}`)
