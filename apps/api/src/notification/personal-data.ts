import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { allNotificationsOf, deleteNotificationsOf } from './notification.store.ts'
import { allSubscriptionsOf, deleteSubscriptionsOf } from './push/subscription.store.ts'
import { deletePhone, deleteTextsOf, phoneOf, textsOf } from './sms/phone.store.ts'
import { choicesOf, deletePreferencesOf, quietHoursOf } from './preference.store.ts'

export const notificationPersonalData = (db: Db, now: () => Date): PersonalData[] => [
  {
    name: 'notifications',
    show: async ({ id }) => {
      const kept = await allNotificationsOf(db, id)
      return kept.map(({ kind, payload, createdAt, readAt }) => ({
        kind,
        about: payload,
        created_at: createdAt,
        read_at: readAt,
      }))
    },
    erase: (tx, accountId) => deleteNotificationsOf(tx, accountId),
  },
  {
    name: 'notification_preferences',
    show: async ({ id }) => {
      const kinds = await choicesOf(db, id)
      return {
        kinds: kinds.map(({ kind, inApp, eMail, push, sms }) => ({
          kind,
          in_app: inApp,
          e_mail: eMail,
          push,
          sms,
        })),
        quiet_hours: await quietHoursOf(db, id),
      }
    },
    erase: (tx, accountId) => deletePreferencesOf(tx, accountId),
  },
  {
    name: 'push_devices',
    show: async ({ id }) =>
      (await allSubscriptionsOf(db, id)).map(({ device, createdAt }) => ({ device, since: createdAt })),
    erase: (tx, accountId) => deleteSubscriptionsOf(tx, accountId),
  },
  texts(db, now),
]

const texts = (db: Db, now: () => Date): PersonalData => ({
  name: 'text_messages',
  show: async ({ id }) => {
    const phone = await phoneOf(db, id, now())
    return {
      number: phone?.number ?? null,
      proven_at: phone?.provenAt ?? null,
      asked_number: phone?.askedNumber ?? null,
      sent_at: (await textsOf(db, id)).map(({ begunAt }) => begunAt),
    }
  },
  erase: async (tx, accountId) => {
    await deletePhone(tx, accountId)
    await deleteTextsOf(tx, accountId)
  },
})
