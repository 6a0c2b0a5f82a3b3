import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type KeptComment = {
  id: number
  publicId: string
  authorId: number | null
  /** Empty where nobody knows any more. */
  author: string
  isQuestion: boolean
  text: string
  editedAt: Date | null
  createdAt: Date
}

const columns = sql`c.id, c.public_id as "publicId", c.author_id as "authorId",
  coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), c.author_name) as author,
  c.is_question as "isQuestion", c.text, c.edited_at as "editedAt", c.created_at as "createdAt"`

/** Oldest first; what was taken back is not among them. */
export const commentsOn = (db: Queries, selectionId: number): Promise<KeptComment[]> =>
  db.query<KeptComment>(sql`
    select ${columns} from selection_comment c left join account a on a.id = c.author_id
    where c.selection_id = ${selectionId} and c.removed_at is null order by c.id`)

/** The decision that a comment is on, by its public id. */
export const placeOfComment = async (
  db: Queries,
  publicId: string,
): Promise<{ selection: string } | null> => {
  const [found] = await db.query<{ selection: string }>(sql`
    select s.public_id as selection from selection_comment c join selection s on s.id = c.selection_id
    where c.public_id = ${publicId} and c.removed_at is null`)
  return found ?? null
}

export type NewComment = {
  publicId: string
  selectionId: number
  authorId: number | null
  authorName: string
  isQuestion: boolean
  text: string
  now: Date
}

export const addComment = (tx: Queries, made: NewComment) =>
  tx.query(sql`
    insert into selection_comment (public_id, selection_id, author_id, author_name, is_question, text, created_at)
    values (${made.publicId}, ${made.selectionId}, ${made.authorId}, ${made.authorName}, ${made.isQuestion},
      ${made.text}, ${made.now})`)

export const saveComment = (tx: Queries, id: number, { text, now }: { text: string; now: Date }) =>
  tx.query(sql`
    update selection_comment set text = ${text}, edited_at = ${now}, version = version + 1 where id = ${id}`)

/** Its row stays, so that whoever counts versions finds another number; its words are gone. */
export const takeCommentBack = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`
    update selection_comment set text = '', removed_at = ${now}, version = version + 1 where id = ${id}`)

/** What somebody has said about decisions, for their download. */
export const commentsBy = (db: Queries, accountId: number) =>
  db.query(sql`
    select s.title as decision, c.text, c.created_at, c.edited_at
    from selection_comment c join selection s on s.id = c.selection_id
    where c.author_id = ${accountId} and c.removed_at is null order by c.id`)

/** Their words stay with the others, as in the chat; nothing says any more whose they were. */
export const forgetAuthor = (tx: Queries, accountId: number) =>
  tx.query(sql`update selection_comment set author_id = null where author_id = ${accountId}`)
