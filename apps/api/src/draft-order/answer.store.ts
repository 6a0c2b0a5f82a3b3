import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

type At = { id: number; now: Date }

/** `accountId`: who shops there with its address by now. */
export const saveSent = (tx: Queries, { id, now, accountId }: At & { accountId: number | null }) =>
  tx.query(sql`
    update draft_order set sent_at = coalesce(sent_at, ${now}), account_id = ${accountId} where id = ${id}`)

type Link = { tokenHash: Buffer; isMailed: boolean }

export const saveLink = (tx: Queries, { id, now, tokenHash, isMailed }: At & Link) =>
  tx.query(sql`
    insert into draft_order_link (token_hash, draft_order_id, created_at, is_mailed)
    values (${tokenHash}, ${id}, ${now}, ${isMailed})`)

/** Whoever has a link that was mailed reads that address's mail; one that was copied may be anybody's. */
export const isMailedLink = async (db: Queries, tokenHash: Buffer): Promise<boolean> => {
  const found = await db.query(
    sql`select 1 from draft_order_link where token_hash = ${tokenHash} and is_mailed`,
  )
  return found.length > 0
}

export const saveWithdrawn = (tx: Queries, { id, now }: At) =>
  tx.query(sql`update draft_order set withdrawn_at = ${now} where id = ${id}`)

export const saveOpened = (db: Queries, { id, now }: At) =>
  db.query(sql`update draft_order set opened_at = ${now} where id = ${id} and opened_at is null`)

export const saveDeclined = (tx: Queries, { id, now, reason }: At & { reason: string }) =>
  tx.query(sql`update draft_order set declined_at = ${now}, decline_reason = ${reason}, opened_at = coalesce(opened_at, ${now})
    where id = ${id}`)

/** Into one more cart, where it was approved before on another device. */
export const saveApproved = async (tx: Queries, { id, now, cartId }: At & { cartId: number }) => {
  await tx.query(sql`
    update draft_order set approved_at = coalesce(approved_at, ${now}), opened_at = coalesce(opened_at, ${now})
    where id = ${id}`)
  await tx.query(sql`
    insert into draft_order_cart (draft_order_id, cart_id) values (${id}, ${cartId}) on conflict do nothing`)
}

/** A guest has signed in: what lies in their cart goes on in the account's cart of the same showroom. */
export const followCart = (
  tx: Queries,
  { guestCartId, accountId }: { guestCartId: number; accountId: number },
) =>
  tx.query(sql`
    insert into draft_order_cart (draft_order_id, cart_id)
    select c.draft_order_id, own.id
    from draft_order_cart c join cart guest on guest.id = c.cart_id
      join cart own on own.showroom_id = guest.showroom_id and own.account_id = ${accountId}
    where guest.id = ${guestCartId}
    on conflict do nothing`)

/** Those of which something was ordered, approved into the cart that the order was placed from, whichever of them. */
export const saveOrdered = async (tx: Queries, orderId: number): Promise<number[]> => {
  const ordered = await tx.query<{ id: number }>(sql`
    update draft_order d set order_id = o.id, ordered_at = o.placed_at
    from shop_order o
    where o.id = ${orderId} and o.state = 'placed' and d.approved_at is not null and d.ordered_at is null
      and exists (select 1 from draft_order_cart c where c.draft_order_id = d.id and c.cart_id = o.cart_id)
      and exists (
        select 1 from draft_order_line l join order_item i on i.product_id = l.product_id
          join sub_order part on part.id = i.sub_order_id
        where l.draft_order_id = d.id and l.is_taken and part.order_id = o.id)
    returning d.id`)
  return ordered.map(({ id }) => id)
}
