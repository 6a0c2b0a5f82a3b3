import type { InboxReply } from '@showroom/contract/inbox/inbox'
import type { InboxState } from '@showroom/contract/inbox/choices'
import { accountNameOf } from '../account/account-name.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { newPublicId } from '../shared/public-id.ts'

/** What came in, by its own table. */
type Of = { leadId: number | null; messageId: number | null }

/** The row of what came in, locked until this transaction ends; the first change writes it. */
export const lockItem = async (tx: Queries, { leadId, messageId }: Of): Promise<{ id: number }> => {
  await tx.query(sql`
    insert into inbox_item (lead_id, message_id) values (${leadId}, ${messageId}) on conflict do nothing`)
  const [locked] = await tx.query<{ id: number }>(sql`
    select id from inbox_item where lead_id = ${leadId} or message_id = ${messageId} for update`)
  if (!locked) throw new Error('What came in has no row.')
  return locked
}

type Change = { id: number; state: InboxState; ownerId: number | null; note: string }

export const saveItem = (tx: Queries, { id, state, ownerId, note }: Change) =>
  tx.query(sql`
    update inbox_item set state = ${state}, owner_id = ${ownerId}, note = ${note}, version = version + 1
    where id = ${id}`)

type NewReply = { itemId: number; writerId: number; message: string; at: Date }

/** Gives the id it is known by. */
export const saveReply = async (
  tx: Queries,
  { itemId, writerId, message, at }: NewReply,
): Promise<string> => {
  const publicId = newPublicId()
  await tx.query(sql`
    insert into inbox_reply (public_id, item_id, writer_id, message, sent_at)
    values (${publicId}, ${itemId}, ${writerId}, ${message}, ${at})`)
  return publicId
}

/** In the order they were sent. */
export const repliesTo = async (db: Queries, { leadId, messageId }: Of): Promise<InboxReply[]> => {
  const replies = await db.query<Omit<InboxReply, 'at'> & { at: Date }>(sql`
    select r.public_id as id, r.sent_at as at, r.message,
      coalesce(${accountNameOf('a')}, '') as who
    from inbox_reply r join inbox_item i on i.id = r.item_id left join account a on a.id = r.writer_id
    where i.lead_id = ${leadId} or i.message_id = ${messageId} order by r.id`)
  return replies.map(({ at, ...reply }) => ({ ...reply, at: at.toISOString() }))
}

/** What was answered to somebody's own leads and messages. */
export const repliesToAccount = (db: Queries, accountId: number): Promise<{ at: Date; message: string }[]> =>
  db.query(sql`
    select r.sent_at as at, r.message from inbox_reply r join inbox_item i on i.id = r.item_id
    left join lead l on l.id = i.lead_id left join contact_message m on m.id = i.message_id
    where coalesce(l.account_id, m.account_id) = ${accountId} or lower(coalesce(l.email, m.email)) = (
      select lower(a.email) from account a where a.id = ${accountId} and a.email_verified_at is not null)
    order by r.id`)

/** Of an Admin who leaves: nobody has it then. */
export const leaveItemsOf = (tx: Queries, accountId: number) =>
  tx.query(sql`update inbox_item set owner_id = null, version = version + 1 where owner_id = ${accountId}`)

export type PossibleOwner = { id: string; name: string }

/** Admins who can sign in, by name. */
export const possibleOwners = (db: Queries): Promise<PossibleOwner[]> =>
  db.query<PossibleOwner>(sql`
    select public_id as id, ${accountNameOf('account')} as name
    from account where type = 'Admin' and status = 'Active' and deleted_at is null order by lower(email)`)
