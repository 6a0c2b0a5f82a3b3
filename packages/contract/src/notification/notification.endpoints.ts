import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { largestPageSize, pageSize } from '../policy/figures.ts'
import {
  notification,
  notificationCounts,
  notificationKind,
  notificationPreferences,
  pushSubscription,
  quietHours,
} from './notification.ts'
import { notificationTabs } from './notification-kinds.ts'
import { notificationMessages as say } from './notification.messages.ts'

const own = { access: 'account', pages: 'own' } as const

const listQuery = z.object({
  /** Those alone that wait for the reader; the word alone says it as well. */
  pending: z.enum(['', '1', 'true']).optional(),
  tab: z.enum(notificationTabs).optional(),
  /** Those that are older than this one: the reply's `next` names it. */
  before: opaqueId.optional(),
  page_size: z.coerce.number().int().min(1).max(largestPageSize).default(pageSize),
})

export const notificationEndpoints = {
  'GET /api/notification': {
    summary: 'The caller’s notifications, newest first; `next` is the address of those that follow.',
    ...own,
    query: listQuery,
    reply: z.object({
      success: z.literal(true),
      data: z.array(notification),
      ...notificationCounts.shape,
      next: z.string().nullable(),
    }),
  },
  'PUT /api/notification': {
    summary: 'Marks all of the caller’s notifications as read. What waits for an answer goes on waiting.',
    ...own,
    body: z.object({ is_read: z.literal(true) }),
    reply: replyOf(notificationCounts),
  },
  'PUT /api/notification/{id}': {
    summary: 'Marks one as read or not, as done, or turns its kind off; what is left out stays.',
    ...own,
    params: z.object({ id: opaqueId }),
    body: z.object({
      is_read: z.boolean().optional(),
      is_pending: z.literal(false).optional(),
      is_muted: z.literal(true).optional(),
    }),
    reply: replyOf(z.object({ notification, ...notificationCounts.shape })),
  },
  'GET /api/notification_preference': {
    summary: 'Of which events the caller hears, and how.',
    ...own,
    reply: replyOf(notificationPreferences),
  },
  'PUT /api/notification_preference': {
    summary: 'Changes of which events the caller hears; what is left out stays, and what is locked stays on.',
    ...own,
    body: z.object({
      kinds: z
        .array(
          z.object({
            kind: notificationKind,
            in_app: z.boolean().optional(),
            e_mail: z.boolean().optional(),
            push: z.boolean().optional(),
            sms: z.boolean().optional(),
          }),
        )
        .max(100)
        .default([]),
      quiet_hours: quietHours
        .refine(({ from, to }) => from !== to, { path: ['to'], message: say.sameTime })
        .nullable()
        .optional(),
    }),
    reply: replyOf(notificationPreferences),
  },
  'POST /api/push_subscription': {
    summary: 'Pushes the caller’s notifications to this browser, until it is signed out.',
    ...own,
    body: pushSubscription,
    reply: replyOf(z.object({})),
  },
  'DELETE /api/push_subscription': {
    summary: 'Pushes nothing more to this browser.',
    ...own,
    reply: replyOf(z.object({})),
  },
} as const satisfies EndpointTable
