import { rowOf } from '@showroom/contract/notification/notification-kinds'
import { isMailed, mailDueAt } from '@showroom/contract/notification/notification.rules'
import { defaultSettings } from '../account/account.ts'
import { accountById, shareAccountRow } from '../account/account.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Counted } from './badge.ts'
import type { News } from './notification.ts'
import { saveNotification } from './notification.store.ts'
import { quietHoursOf } from './preference.store.ts'
import { preferenceOf } from './preferences.ts'

export const mailJob = 'notification.mail'

/**
 * Writes news down for one person as they want it: shown once for its cause, and mailed once, now or later. Null where
 * there is nothing new for them.
 */
export const notify = async (
  tx: Queries,
  news: News,
  now: Date,
): Promise<(Counted & { isMailDue: boolean }) | null> => {
  const { accountId, kind } = news
  // Who is leaving is written to no more.
  const account = (await shareAccountRow(tx, accountId)) ? await accountById(tx, accountId) : null
  if (!account) return null
  const choice = await preferenceOf(tx, accountId, kind)
  // An address that nobody has proven is nobody's to fill.
  const isByMail = isMailed(kind, choice) && account.emailVerifiedAt !== null
  if (!choice.inApp && !isByMail) return null
  const { email_digest: isDigest } = { ...defaultSettings, ...account.settings }
  const times = { isDigest, quietHours: await quietHoursOf(tx, accountId) }
  const mailDue = isByMail ? mailDueAt(kind, times, now) : null
  const isNew = await saveNotification(tx, {
    ...news,
    isShown: choice.inApp,
    isPending: choice.inApp && rowOf(kind).asks === true,
    mailDueAt: mailDue,
    now,
  })
  if (!isNew) return null
  return { accountId, publicId: account.publicId, isMailDue: mailDue !== null && mailDue <= now }
}
