import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** Put together for somebody: as a client of the showroom, or at their address, once they have proven it. */
const theirs = (accountId: number): Sql => sql`
  exists (select 1 from account a where a.id = ${accountId} and a.email_verified_at is not null
    and (d.account_id = a.id or lower(d.email) = lower(a.email)))`

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

/** What was put together for an address that its account never proved stays the Pro's, and is of no account. */
export const untieDraftOrdersFrom = (tx: Queries, accountId: number) =>
  tx.query(sql`update draft_order set account_id = null where account_id = ${accountId}`)

/** Names and addresses of people who never ordered. */
export const deleteUnordered = (db: Queries, before: Date) =>
  db.query(sql`delete from draft_order where ordered_at is null and valid_until < ${before}::date`)
