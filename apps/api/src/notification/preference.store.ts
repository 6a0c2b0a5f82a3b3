import type { QuietHours } from '@showroom/contract/notification/notification'
import type { NotificationKind } from '@showroom/contract/notification/notification-kinds'
import type { Choice } from '@showroom/contract/notification/notification.rules'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { channels, dropDue } from './due.store.ts'

export type ChosenKind = Choice & { kind: NotificationKind }

/** What somebody has ever chosen; of other kinds there is nothing. */
export const choicesOf = (db: Queries, accountId: number): Promise<ChosenKind[]> =>
  db.query<ChosenKind>(sql`
    select kind, in_app as "inApp", e_mail as "eMail", push, sms from notification_preference
    where account_id = ${accountId} order by kind`)

/** What waits to be mailed, pushed or texted of a kind that is turned off is not any more. */
export const saveChoice = async (
  tx: Queries,
  accountId: number,
  { kind, inApp, eMail, push, sms }: ChosenKind,
) => {
  await tx.query(sql`
    insert into notification_preference (account_id, kind, in_app, e_mail, push, sms)
    values (${accountId}, ${kind}, ${inApp}, ${eMail}, ${push}, ${sms})
    on conflict (account_id, kind) do update set in_app = excluded.in_app, e_mail = excluded.e_mail,
      push = excluded.push, sms = excluded.sms`)
  const isOn = { mail: eMail, push, sms }
  for (const channel of channels) if (!isOn[channel]) await dropDue(tx, channel, { accountId, kind })
}

export const quietHoursOf = async (db: Queries, accountId: number): Promise<QuietHours | null> => {
  const [hours] = await db.query<QuietHours>(sql`
    select from_time as "from", to_time as "to" from notification_quiet_hours where account_id = ${accountId}`)
  return hours ?? null
}

export const saveQuietHours = (tx: Queries, accountId: number, hours: QuietHours | null) =>
  hours === null
    ? tx.query(sql`delete from notification_quiet_hours where account_id = ${accountId}`)
    : tx.query(sql`
        insert into notification_quiet_hours (account_id, from_time, to_time)
        values (${accountId}, ${hours.from}, ${hours.to})
        on conflict (account_id) do update set from_time = excluded.from_time, to_time = excluded.to_time`)

export const deletePreferencesOf = async (tx: Queries, accountId: number) => {
  await tx.query(sql`delete from notification_preference where account_id = ${accountId}`)
  await tx.query(sql`delete from notification_quiet_hours where account_id = ${accountId}`)
}
