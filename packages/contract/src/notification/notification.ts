import { z } from 'zod'
import { disputeNews } from '../dispute/dispute.rules.ts'
import { hireNews } from '../designer/designer-choices.ts'
import { orderStatus } from '../order/order.ts'
import { priceNews } from '../order/price-change.rules.ts'
import { returnNews } from '../order/return.rules.ts'
import { checklistSteps, goodsNews, importNews, payoutNews } from './notification-choices.ts'
import { smsPhone } from './sms.ts'
import { notificationKindNames, notificationTabs } from './notification-kinds.ts'

export const notificationKind = z.enum(notificationKindNames)

/** What a notification is about: ids and names, never money or an e-mail. */
export const notificationFacts = z
  .object({
    order_id: z.string(),
    order_number: z.string(),
    delivery_id: z.string(),
    item: z.string(),
    status: orderStatus,
    vendor: z.string(),
    price_news: z.enum(priceNews),
    return_news: z.enum(returnNews),
    project_id: z.string(),
    project: z.string(),
    is_chosen: z.boolean(),
    count: z.int(),
    day: z.iso.date(),
    is_late: z.boolean(),
    step: z.enum(checklistSteps),
    /** The name that somebody without an account has typed. */
    by: z.string(),
    showroom: z.string(),
    company: z.string(),
    dispute_news: z.enum(disputeNews),
    hire_id: z.string(),
    hire_news: z.enum(hireNews),
    device: z.string(),
    place: z.string(),
    draft_order_id: z.string(),
    goods_news: z.enum(goodsNews),
    import_id: z.string(),
    import_news: z.enum(importNews),
    payout_news: z.enum(payoutNews),
    /** What was written by who declines or rejects. */
    reason: z.string(),
  })
  .partial()
export type NotificationFacts = z.infer<typeof notificationFacts>

/** One as its reader sees it. */
export const notification = z
  .object({
    id: z.string(),
    kind: notificationKind,
    tab: z.enum(notificationTabs),
    text: z.string(),
    /** The project that it is about, where it is about one. */
    project: z.string().nullable(),
    /** Where it leads, as a path of our own site. */
    path: z.string().nullable(),
    /** What there is to do at that place. */
    action: z.string().nullable(),
    is_pending: z.boolean(),
    is_read: z.boolean(),
    /** Its kind can be turned off. */
    can_mute: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

/** Of everything that somebody has, whatever the list shows. */
export const notificationCounts = z
  .object({ pending_count: z.int(), unread_count: z.int() })
  .meta({ id: 'NotificationCounts' })
export type NotificationCounts = z.infer<typeof notificationCounts>

/** `HH:MM` by the marketplace's clock. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const quietHours = z.object({ from: timeOfDay, to: timeOfDay })
export type QuietHours = z.infer<typeof quietHours>

export const notificationPreference = z
  .object({
    kind: notificationKind,
    tab: z.enum(notificationTabs),
    name: z.string(),
    in_app: z.boolean(),
    e_mail: z.boolean(),
    /** To the devices that take it; means nothing where nothing can be pushed. */
    push: z.boolean(),
    /** What is locked is on, and stays so. */
    is_in_app_locked: z.boolean(),
    is_e_mail_locked: z.boolean(),
    is_push_locked: z.boolean(),
    /** To the phone that was proven; means nothing where no text message can be sent. */
    sms: z.boolean(),
    is_sms_locked: z.boolean(),
  })
  .meta({ id: 'NotificationPreference' })
export type NotificationPreference = z.infer<typeof notificationPreference>

const fromBrowser = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => bytesOf(text) === bytes)
/** Of base64url, with its padding or without. */
const bytesOf = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4)

/** What a browser says of where it can be pushed to: `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: fromBrowser(65), auth: fromBrowser(16) }),
})
export type PushSubscriptionSent = z.infer<typeof pushSubscription>

export const notificationPreferences = z
  .object({
    kinds: z.array(notificationPreference),
    /** Mails that can wait do, and nothing is pushed; null: at any hour. */
    quiet_hours: quietHours.nullable(),
    /** Null: nothing can be pushed here. */
    push: z.object({ public_key: z.string(), is_on_here: z.boolean() }).nullable(),
    /** Null: no text message can be sent. */
    sms: smsPhone.nullable(),
  })
  .meta({ id: 'NotificationPreferences' })
export type NotificationPreferences = z.infer<typeof notificationPreferences>
