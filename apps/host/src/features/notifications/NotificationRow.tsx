import type { Notification } from '@showroom/contract/notification/notification'
import { Link } from 'react-router'
import { type Choice, Menu } from '../../kit/Menu.tsx'
import { agoOf, momentOf } from '../../kit/moments.ts'
import { TabIcon } from './TabIcon.tsx'
import { notificationMessages as messages } from './messages.ts'

type Change = { is_read?: boolean; is_pending?: false; is_muted?: true }
type Props = { row: Notification; now: Date; onChange: (change: Change) => void }

/** One of the list: what it says, where it leads, and what can be done with it. */
export const NotificationRow = ({ row, now, onChange }: Props) => {
  const { text, path, action, is_pending: isPending, is_read: isRead } = row
  const follow = () => {
    if (!isRead) onChange({ is_read: true })
  }
  return (
    <li className="notification" data-unread={!isRead || undefined}>
      <TabIcon tab={row.tab} />
      <div className="notification-words">
        <p>
          {!isRead && <span className="visually-hidden">{messages.unread} </span>}
          {path === null ? (
            text
          ) : (
            <Link to={path} onClick={follow}>
              {text}
            </Link>
          )}
        </p>
        <p className="notification-about">
          {isPending && <span className="notification-waits">{messages.waits}</span>}
          <time dateTime={row.created_at} title={momentOf(row.created_at)}>
            {agoOf(row.created_at, now)}
          </time>
        </p>
      </div>
      {isPending && path !== null && action !== null && (
        <Link className="button quiet notification-action" to={path} onClick={follow}>
          {action}
        </Link>
      )}
      <Menu label={messages.moreFor(text)} choices={choicesOf(row, onChange)} />
    </li>
  )
}

const choicesOf = (row: Notification, onChange: Props['onChange']): Choice[] => [
  row.is_read
    ? { label: messages.markUnread, onChoose: () => onChange({ is_read: false }) }
    : { label: messages.markRead, onChoose: () => onChange({ is_read: true }) },
  ...(row.is_pending ? [{ label: messages.done, onChoose: () => onChange({ is_pending: false }) }] : []),
  ...(row.can_mute ? [{ label: messages.mute, onChoose: () => onChange({ is_muted: true }) }] : []),
]
