import type { SavedReply } from '@showroom/contract/chat/saved-reply'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { lockShowroom } from '../../showroom/showroom-prices.store.ts'

export const savedReplies = (db: Queries, showroomId: number): Promise<SavedReply[]> =>
  db.query<SavedReply>(sql`
    select name, body from chat_saved_reply where showroom_id = ${showroomId} order by position`)

/** In place of all that were kept. Of two lists that are saved at once, one is kept whole. */
export const replaceSavedReplies = async (
  tx: Queries,
  showroomId: number,
  replies: readonly SavedReply[],
): Promise<void> => {
  await lockShowroom(tx, showroomId)
  await tx.query(sql`delete from chat_saved_reply where showroom_id = ${showroomId}`)
  await tx.query(sql`
    insert into chat_saved_reply (showroom_id, position, name, body)
    select ${showroomId}, position - 1, name, body from unnest(${replies.map(({ name }) => name)}::text[],
      ${replies.map(({ body }) => body)}::text[]) with ordinality as kept (name, body, position)`)
}

export const savedRepliesOf = (db: Queries, userId: string) =>
  db.query(sql`
    select r.name, r.body from chat_saved_reply r join showroom s on s.id = r.showroom_id
    where s.user_id = ${userId} order by r.position`)

export const removeSavedRepliesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`
    delete from chat_saved_reply where showroom_id in (
      select s.id from showroom s join account a on a.public_id = s.user_id where a.id = ${accountId})`)
