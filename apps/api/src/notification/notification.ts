import type { NotificationFacts } from '@showroom/contract/notification/notification'
import type { NotificationKind } from '@showroom/contract/notification/notification-kinds'

/** Something that one person should know of. */
export type News = {
  accountId: number
  kind: NotificationKind
  /** What makes it the same news when it comes twice. */
  cause: string
  /** Public id of what it is about: what is done there settles what waits. */
  subject: string
  facts: NotificationFacts
  /** Who did it. */
  actorId?: number | null
}

/** One as it is kept. */
export type KeptNotification = {
  id: number
  publicId: string
  kind: NotificationKind
  payload: NotificationFacts
  actor: string | null
  isPending: boolean
  readAt: Date | null
  createdAt: Date
}
