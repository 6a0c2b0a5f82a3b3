import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { allNotificationsOf, deleteNotificationsOf } from './notification.store.ts'
import { allSubscriptionsOf, deleteSubscriptionsOf } from './push/subscription.store.ts'
import { choicesOf, deletePreferencesOf, quietHoursOf } from './preference.store.ts'

export const notificationPersonalData = (db: Db): PersonalData[] => [
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
        kinds: kinds.map(({ kind, inApp, eMail, push }) => ({ kind, in_app: inApp, e_mail: eMail, push })),
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
]
