import type { ContactMessage } from '@showroom/contract/contact/contact'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { newPublicId } from '../shared/public-id.ts'

export type NewContactMessage = Omit<ContactMessage, 'id' | 'sent_at'> & {
  accountId: number | null
  sentAt: Date
}

/** Gives its number in the database. */
export const createMessage = async (tx: Queries, written: NewContactMessage): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into contact_message (public_id, account_id, full_name, email, country_code, phone_number, role, topic,
      order_number, message, sent_at)
    values (${newPublicId()}, ${written.accountId}, ${written.full_name}, ${written.email}, ${written.country_code},
      ${written.phone_number}, ${written.role}, ${written.topic}, ${written.order_number}, ${written.message},
      ${written.sentAt})
    returning id`)
  if (!created) throw new Error('The message was not saved.')
  return created.id
}

type Row = Omit<ContactMessage, 'sent_at'> & { sentAt: Date }

const columns = sql`public_id as id, full_name, email, country_code, phone_number, role, topic, order_number, message,
  sent_at as "sentAt"`
const shown = ({ sentAt, ...row }: Row): ContactMessage => ({ ...row, sent_at: sentAt.toISOString() })

export const messageById = async (db: Queries, id: number): Promise<ContactMessage | null> => {
  const [row] = await db.query<Row>(sql`select ${columns} from contact_message where id = ${id}`)
  return row ? shown(row) : null
}

/** Those of an account, and those that came from its address once that is known to be theirs. */
const ofAccount = (accountId: number) => sql`account_id = ${accountId} or lower(email) = (
  select lower(a.email) from account a where a.id = ${accountId} and a.email_verified_at is not null)`

export const messagesOf = async (db: Queries, accountId: number): Promise<ContactMessage[]> => {
  const rows = await db.query<Row>(sql`
    select ${columns} from contact_message where ${ofAccount(accountId)} order by sent_at desc, id desc`)
  return rows.map(shown)
}

export const deleteMessagesOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from contact_message where ${ofAccount(accountId)}`)

export const deleteOldMessages = (db: Queries, before: Date) =>
  db.query(sql`delete from contact_message where sent_at < ${before}`)
