import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

type Asked = { showroomId: number; ref: string; accountId: number }

/**
 * The list of somebody whose prices in a showroom are not everybody's: wholesale for its Pro, or a client's own.
 * In one read, as every page of whoever is signed in asks for it.
 */
export const ownListOf = async (
  db: Queries,
  { showroomId, ref, accountId }: Asked,
): Promise<number | null> => {
  const [row] = await db.query<{ id: number | null }>(sql`
    select coalesce(
      (select l.id from price_list l where l.is_wholesale and exists (
        select 1 from account a where a.id = ${accountId} and a.public_id = ${ref} and a.type = 'Contractor')),
      (select c.price_list_id from client_price_list c
        where c.showroom_id = ${showroomId} and c.account_id = ${accountId})) as id`)
  return row?.id ?? null
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
