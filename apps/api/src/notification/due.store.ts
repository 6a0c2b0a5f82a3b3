import type { NotificationKind } from '@showroom/contract/notification/notification-kinds'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import { accessFrom } from '../project/project-access.store.ts'
import type { KeptNotification } from './notification.ts'
import { columns } from './notification.store.ts'

/** How news reaches somebody beyond the list: when it is due, and when it was. */
export const channels = ['mail', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]
const due: Record<Channel, Sql> = { mail: sql`mail_due_at`, push: sql`push_due_at`, sms: sql`sms_due_at` }
const done: Record<Channel, Sql> = { mail: sql`mailed_at`, push: sql`pushed_at`, sms: sql`texted_at` }

const isDue = (channel: Channel, now: Date): Sql =>
  sql`${due[channel]} <= ${now} and ${done[channel]} is null`

/** What waits of a kind that is turned off does not any more. */
export const dropDue = (
  tx: Queries,
  channel: Channel,
  { accountId, kind }: { accountId: number; kind: NotificationKind },
) =>
  tx.query(sql`
    update notification set ${due[channel]} = null
    where account_id = ${accountId} and kind = ${kind} and ${done[channel]} is null and ${due[channel]} is not null`)

export const accountsWithDue = async (
  db: Queries,
  channel: Channel,
  { now, most }: { now: Date; most: number },
): Promise<number[]> => {
  const found = await db.query<{ accountId: number }>(sql`
    select account_id as "accountId" from notification where ${isDue(channel, now)}
    group by 1 order by min(${due[channel]}) limit ${most}`)
  return found.map(({ accountId }) => accountId)
}

/** Whose reader has left its project meanwhile, or was taken out: nothing of it is told them any more. */
const isInside = (accountId: number, now: Date): Sql => sql`
  (n.payload ->> 'project_id' is null
    or exists (select 1 ${accessFrom({ accountId, now })} and p.public_id = n.payload ->> 'project_id'))`

/** News of a talk that was read where it is, to the last that a person has written. */
const isHeard = (accountId: number): Sql => sql`
  (n.kind in ('chat_said', 'chat_mentioned') and exists (
    select 1 from project t_p join chat_thread t on t.project_id = t_p.id
      join chat_seen seen on seen.thread_id = t.id and seen.account_id = ${accountId}
    where t_p.public_id = n.payload ->> 'project_id' and not exists (
      select 1 from chat_message m where m.thread_id = t.id and m.no > seen.seen_no and m.kind in ('text', 'card')
        and m.removed_at is null and m.author_id is distinct from ${accountId})))`

/** Taken once: who takes them at the same moment gets none of these. What was read already needs no telling. */
export const takeDue = (
  tx: Queries,
  channel: Channel,
  { accountId, now }: { accountId: number; now: Date },
): Promise<KeptNotification[]> =>
  tx.query<KeptNotification>(sql`
    with taken as (
      update notification set ${done[channel]} = ${now} where account_id = ${accountId} and ${isDue(channel, now)}
      returning *)
    select ${columns} from taken n left join account actor on actor.id = n.actor_id
    where n.read_at is null and ${isInside(accountId, now)} and not ${isHeard(accountId)} order by n.id`)
