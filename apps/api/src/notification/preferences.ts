import type { AccountType } from '@showroom/contract/account/account'
import type { NotificationPreferences, QuietHours } from '@showroom/contract/notification/notification'
import { kindsFor, type NotificationKind, rowOf } from '@showroom/contract/notification/notification-kinds'
import {
  notificationMessages as say,
  notificationWords,
} from '@showroom/contract/notification/notification.messages'
import {
  canMute,
  type Choice,
  choiceOf,
  isInAppLocked,
  isMailLocked,
  unchosen,
} from '@showroom/contract/notification/notification.rules'
import type { Account } from '../account/account.ts'
import { lockAccountRow } from '../account/account.store.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import { choicesOf, quietHoursOf, saveChoice, saveQuietHours } from './preference.store.ts'

/** What holds for one kind, with what is locked. */
export const preferenceOf = async (
  db: Queries,
  accountId: number,
  kind: NotificationKind,
): Promise<Choice> => {
  const chosen = (await choicesOf(db, accountId)).find((choice) => choice.kind === kind)
  return choiceOf(kind, chosen ?? unchosen)
}

export const presentPreferences = async (
  db: Queries,
  { id, type }: { id: number; type: AccountType },
): Promise<Omit<NotificationPreferences, 'push' | 'sms'>> => {
  const chosen = new Map((await choicesOf(db, id)).map((choice) => [choice.kind, choice]))
  return {
    kinds: kindsFor(type).map((kind) => {
      const { inApp, eMail, push, sms } = choiceOf(kind, chosen.get(kind) ?? unchosen)
      return {
        kind,
        tab: rowOf(kind).tab,
        name: notificationWords[kind].name,
        in_app: inApp,
        e_mail: eMail,
        push,
        sms,
        is_in_app_locked: isInAppLocked(kind),
        is_e_mail_locked: isMailLocked(kind),
        is_push_locked: isInAppLocked(kind),
        is_sms_locked: isInAppLocked(kind),
      }
    }),
    quiet_hours: await quietHoursOf(db, id),
  }
}

export type PreferenceChange = {
  kinds: readonly ({ kind: NotificationKind } & Partial<
    Record<'in_app' | 'e_mail' | 'push' | 'sms', boolean | undefined>
  >)[]
  quiet_hours?: QuietHours | null | undefined
}

const channels = ['inApp', 'eMail', 'push', 'sms'] as const

export const changePreferences = (db: Db, account: Account, change: PreferenceChange): Promise<void> =>
  db.transaction(async (tx) => {
    // Two who change at once come one after the other, and nobody writes for an account that is being deleted.
    if (!(await lockAccountRow(tx, account.id))) refuseUnknown()
    for (const { kind, in_app, e_mail, push, sms } of change.kinds) {
      const now = await preferenceOf(tx, account.id, kind)
      const wanted = {
        inApp: in_app ?? now.inApp,
        eMail: e_mail ?? now.eMail,
        push: push ?? now.push,
        sms: sms ?? now.sms,
      }
      const held = choiceOf(kind, wanted)
      if (channels.some((channel) => held[channel] !== wanted[channel])) refuse(409, 'locked', say.locked)
      await saveChoice(tx, account.id, { kind, ...wanted })
    }
    if (change.quiet_hours !== undefined) await saveQuietHours(tx, account.id, change.quiet_hours)
  })

/** Neither in the list, nor by mail, nor pushed, nor texted; a letter of the concept that tells it is sent all the same. */
export const mute = async (tx: Queries, accountId: number, kind: NotificationKind): Promise<void> => {
  if (!canMute(kind)) refuse(409, 'locked', say.locked)
  if (!(await lockAccountRow(tx, accountId))) refuseUnknown()
  await saveChoice(tx, accountId, choiceMuted(kind))
}

const choiceMuted = (kind: NotificationKind) => ({
  kind,
  ...choiceOf(kind, { inApp: false, eMail: false, push: false, sms: false }),
})
