import { notificationsKeptDays } from '@showroom/contract/policy/figures'
import { dayMs } from '@showroom/contract/shared/time'
import type { Module } from '../module.ts'
import type { JobHandlers } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { notificationRoutes, preferenceRoutes } from './notification.routes.ts'
import { deleteNotificationsBefore } from './notification.store.ts'
import { mailJob, pushJob } from './notify.ts'
import { onAccount } from './on-account.ts'
import { onBalance } from './on-balance.ts'
import { onCancelRequest } from './on-cancel-request.ts'
import { onChat } from './on-chat.ts'
import { onChecklist } from './on-checklist.ts'
import { onDispute } from './on-dispute.ts'
import { onDraftOrder } from './on-draft-order.ts'
import { onHire } from './on-hire.ts'
import { onOrder } from './on-order.ts'
import { onPriceChange } from './on-price-change.ts'
import { onReturn } from './on-return.ts'
import { onProject } from './on-project.ts'
import { onShipment } from './on-shipment.ts'
import { notificationPersonalData } from './personal-data.ts'
import { pushRoutes } from './push/push.routes.ts'
import { openPusher } from './push/push-request.ts'
import { pushNote, takeDuePushes } from './push/send-pushes.ts'
import { deleteDeadSubscriptions } from './push/subscription.store.ts'
import { sendDueMails } from './send-mails.ts'
import { telling } from './telling.ts'

/** What people should know of, of all concepts below: in the list, by mail, and on the devices that take it. */
export const notificationModule = ({ config, db, now, post, secret }: Platform) =>
  ({
    tables: ['notification', 'notification_preference', 'notification_quiet_hours', 'push_subscription'],
    routes: ({ serve }) => {
      notificationRoutes(serve, { db, now })
      preferenceRoutes(serve, { db, now, config })
      pushRoutes(serve, { db, now, config })
    },
    on: { ...listening, push: pushNote({ db, push: openPusher(config) }) },
    jobs: [
      {
        name: mailJob,
        every: '10 minutes',
        run: (at) =>
          sendDueMails(
            { db, post, publicUrl: config.publicUrl, answerable: answerableBy(config, secret) },
            at,
          ),
      },
      { name: pushJob, every: '10 minutes', run: (at) => takeDuePushes(db, at) },
      {
        name: 'notification.expire',
        every: 'day',
        run: async (at) => {
          await deleteNotificationsBefore(db, new Date(at.getTime() - notificationsKeptDays * dayMs))
          await deleteDeadSubscriptions(db, at)
        },
      },
    ],
    personalData: notificationPersonalData(db),
  }) satisfies Module

const answerableBy = ({ chat: { replyAddress: address } }: Platform['config'], secret: Buffer) =>
  address === null ? null : { secret, address }

const listening: JobHandlers = Object.fromEntries(
  Object.entries({
    ...onOrder,
    ...onCancelRequest,
    ...onDraftOrder,
    ...onPriceChange,
    ...onBalance,
    ...onDispute,
    ...onReturn,
    ...onProject,
    ...onShipment,
    ...onHire,
    ...onChat,
    ...onChecklist,
    ...onAccount,
  }).map(([kind, listener]) => [kind, telling(listener)]),
)
