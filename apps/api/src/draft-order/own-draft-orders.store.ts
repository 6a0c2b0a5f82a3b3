import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Put together for somebody: as a client of the showroom, or at an address that they have proven. */
const theirs = (accountId: number): Sql => sql`
  (d.account_id = ${accountId} or lower(d.email) = (
    select lower(email) from account where id = ${accountId} and email_verified_at is not null))`

type OwnDraftOrder = {
  showroom: string
  client_name: string
  email: string
  note: string
  sent_at: Date
  opened_at: Date | null
  decline_reason: string
}

/** What was not sent is still the Pro's own paper. */
export const ownDraftOrders = (db: Queries, accountId: number): Promise<OwnDraftOrder[]> =>
  db.query<OwnDraftOrder>(sql`
    select s.company_name as showroom, d.client_name, d.email, d.note, d.sent_at, d.opened_at, d.decline_reason
    from draft_order d join showroom s on s.id = d.showroom_id
    where d.sent_at is not null and ${theirs(accountId)} order by d.id`)

/** The order stays, with what the law asks for; what led to it names them and goes. */
export const deleteDraftOrdersFor = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from draft_order d where ${theirs(accountId)}`)

/** Names and addresses of people who never answered. */
export const deleteUnanswered = (db: Queries, before: Date) =>
  db.query(sql`delete from draft_order where approved_at is null and valid_until < ${before}::date`)
