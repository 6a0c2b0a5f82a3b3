import type { ReactionEmoji } from '@showroom/contract/chat/chat-choices'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

const change = (tx: Queries, id: number, set: Sql) =>
  tx.query(sql`update chat_message set ${set}, version = version + 1 where id = ${id}`)

export const saveWords = (tx: Queries, id: number, { body, now }: { body: string; now: Date }) =>
  change(tx, id, sql`body = ${body}, edited_at = ${now}`)

export const savePinned = (tx: Queries, id: number, pinnedAt: Date | null) =>
  change(tx, id, sql`pinned_at = ${pinnedAt}`)

type Decided = { by: number; at: Date; selectionId: number | null }

export const saveDecided = (tx: Queries, id: number, decided: Decided | null) =>
  change(
    tx,
    id,
    sql`decided_by = ${decided?.by ?? null}::int, decided_at = ${decided?.at ?? null}::timestamptz,
      selection_id = ${decided?.selectionId ?? null}::int`,
  )

type Reaction = { accountId: number; emoji: ReactionEmoji; now: Date }

export const saveReaction = async (tx: Queries, id: number, { accountId, emoji, now }: Reaction) => {
  await tx.query(sql`
    insert into chat_reaction (message_id, account_id, emoji, at) values (${id}, ${accountId}, ${emoji}, ${now})
    on conflict do nothing`)
  await change(tx, id, sql`kind = kind`)
}

export const removeReaction = async (
  tx: Queries,
  id: number,
  { accountId, emoji }: Pick<Reaction, 'accountId' | 'emoji'>,
) => {
  await tx.query(sql`
    delete from chat_reaction where message_id = ${id} and account_id = ${accountId} and emoji = ${emoji}`)
  await change(tx, id, sql`kind = kind`)
}

/** Its place stays, its words and files are gone. */
export const takeBack = async (tx: Queries, id: number, now: Date) => {
  await tx.query(sql`
    delete from project_file where id in (select file_id from chat_file where message_id = ${id})`)
  await tx.query(sql`delete from chat_reaction where message_id = ${id}`)
  await change(
    tx,
    id,
    sql`body = '', card = null, mentions = '{}', pinned_at = null, decided_by = null, decided_at = null,
      selection_id = null, removed_at = ${now}`,
  )
}
