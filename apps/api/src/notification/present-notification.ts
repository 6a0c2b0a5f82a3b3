import type { Notification } from '@showroom/contract/notification/notification'
import { rowOf } from '@showroom/contract/notification/notification-kinds'
import {
  notificationMessages as say,
  notificationWords,
} from '@showroom/contract/notification/notification.messages'
import { canMute, pathOf } from '@showroom/contract/notification/notification.rules'
import type { KeptNotification } from './notification.ts'

export const textOf = ({
  kind,
  payload,
  actor,
}: Pick<KeptNotification, 'kind' | 'payload' | 'actor'>): string =>
  notificationWords[kind].text(payload, actor || say.somebody)

export const presentNotification = (kept: KeptNotification): Notification => {
  const { kind, payload } = kept
  const path = pathOf(kind, payload)
  return {
    id: kept.publicId,
    kind,
    tab: rowOf(kind).tab,
    text: textOf(kept),
    project: payload.project ?? null,
    path,
    action: path === null ? null : (notificationWords[kind].action ?? null),
    is_pending: kept.isPending,
    is_read: kept.readAt !== null,
    can_mute: canMute(kind),
    created_at: kept.createdAt.toISOString(),
  }
}
