import { rowOf } from '@showroom/contract/notification/notification-kinds'
import { isMailed, mailDueAt, ringDueAt } from '@showroom/contract/notification/notification.rules'
import { defaultSettings } from '../account/account.ts'
import { accountById, shareAccountRow } from '../account/account.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Counted } from './badge.ts'
import type { News } from './notification.ts'
import { saveNotification } from './notification.store.ts'
import { quietHoursOf } from './preference.store.ts'
import { preferenceOf } from './preferences.ts'
import { isTextedTo } from './sms/phone.store.ts'
import { isPushedTo } from './push/subscription.store.ts'

export const mailJob = 'notification.mail'
export const pushJob = 'notification.push'
export const smsJob = 'notification.sms'

type Written = Counted & { isMailDue: boolean; isPushDue: boolean; isSmsDue: boolean }

/**
 * Writes news down for one person as they want it: shown once for its cause, mailed and pushed once, now or later. Null where
 * there is nothing new for them.
 */
export const notify = async (tx: Queries, news: News, now: Date): Promise<Written | null> => {
  const { accountId, kind } = news
  // Who is leaving is written to no more.
  const account = (await shareAccountRow(tx, accountId)) ? await accountById(tx, accountId) : null
  if (!account) return null
  const choice = await preferenceOf(tx, accountId, kind)
  // An address that nobody has proven is nobody's to fill.
  const isByMail = isMailed(kind, choice) && account.emailVerifiedAt !== null
  const isPushed = choice.push && (await isPushedTo(tx, accountId, now))
  const isTexted = choice.sms && (await isTextedTo(tx, accountId))
  if (!choice.inApp && !isByMail && !isPushed && !isTexted) return null
  const { email_digest: isDigest } = { ...defaultSettings, ...account.settings }
  const times = { isDigest, quietHours: await quietHoursOf(tx, accountId) }
  const mailDue = isByMail ? mailDueAt(kind, times, now) : null
  const rings = ringDueAt(times.quietHours, now)
  const pushDue = isPushed ? rings : null
  const smsDue = isTexted ? rings : null
  const isNew = await saveNotification(tx, {
    ...news,
    isShown: choice.inApp,
    isPending: choice.inApp && rowOf(kind).asks === true,
    mailDueAt: mailDue,
    pushDueAt: pushDue,
    smsDueAt: smsDue,
    now,
  })
  if (!isNew) return null
  const isDue = (at: Date | null) => at !== null && at <= now
  return {
    accountId,
    publicId: account.publicId,
    isMailDue: isDue(mailDue),
    isPushDue: isDue(pushDue),
    isSmsDue: isDue(smsDue),
  }
}
