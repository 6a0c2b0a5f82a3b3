import { notificationsKeptDays } from '@showroom/contract/policy/figures'
import { dayMs } from '@showroom/contract/shared/time'
import type { Module } from '../module.ts'
import type { JobHandlers, ScheduledJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { notificationRoutes, preferenceRoutes } from './notification.routes.ts'
import { deleteNotificationsBefore } from './notification.store.ts'
import { mailJob, pushJob, smsJob } from './notify.ts'
import { onAccount } from './on-account.ts'
import { onBalance } from './on-balance.ts'
import { onCancelRequest } from './on-cancel-request.ts'
import { onChat } from './on-chat.ts'
import { onChecklist } from './on-checklist.ts'
import { onDispute } from './on-dispute.ts'
import { onDraftOrder } from './on-draft-order.ts'
import { onGoods } from './on-goods.ts'
import { onMarkup } from './on-markup.ts'
import { onPayout } from './on-payout.ts'
import { onTeam } from './on-team.ts'
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
import { smsRoutes, smsWebhook } from './sms/sms.routes.ts'
import { deleteTextsBefore } from './sms/phone.store.ts'
import type { SmsDeps } from './sms/phone.ts'
import { openTexter } from './sms/provider.ts'
import { sendText, takeDueTexts } from './sms/send-texts.ts'
import { sendDueMails } from './send-mails.ts'
import { telling } from './telling.ts'

/** What people should know of, of all concepts below: in the list, by mail, by text message, and on the devices that take it. */
export const notificationModule = (platform: Platform) => {
  const { config, db, now, secret } = platform
  const sms: SmsDeps = { db, now, secret, send: openTexter(config.sms) }
  return {
    tables: [
      'notification',
      'notification_preference',
      'notification_quiet_hours',
      'push_subscription',
      'sms_phone',
      'sms_sent',
      'sms_stop',
    ],
    routes: (edge) => {
      const { serve } = edge
      notificationRoutes(serve, { db, now })
      preferenceRoutes(serve, { db, now, config, secret })
      smsRoutes(serve, sms)
      void smsWebhook(edge, { ...sms, config })
      pushRoutes(serve, { db, now, config })
    },
    on: { ...listening, push: pushNote({ db, push: openPusher(config) }), sms: sendText(sms) },
    jobs: jobsWith(platform),
    personalData: notificationPersonalData(db, now),
  } satisfies Module
}

/** What is due of everybody goes out, and what is old goes. */
const jobsWith = ({ config, db, post, secret }: Platform): ScheduledJob[] => [
  {
    name: mailJob,
    every: '10 minutes',
    run: (at) =>
      sendDueMails({ db, post, publicUrl: config.publicUrl, answerable: answerableBy(config, secret) }, at),
  },
  { name: pushJob, every: '10 minutes', run: (at) => takeDuePushes(db, at) },
  {
    name: smsJob,
    every: '10 minutes',
    run: (at) => takeDueTexts({ db, publicUrl: config.publicUrl }, at),
  },
  {
    name: 'notification.expire',
    every: 'day',
    run: async (at) => {
      const before = new Date(at.getTime() - notificationsKeptDays * dayMs)
      await deleteNotificationsBefore(db, before)
      await deleteTextsBefore(db, before)
      await deleteDeadSubscriptions(db, at)
    },
  },
]

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
    ...onGoods,
    ...onMarkup,
    ...onPayout,
    ...onTeam,
  }).map(([kind, listener]) => [kind, telling(listener)]),
)
