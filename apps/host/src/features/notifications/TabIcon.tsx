import type { NotificationTab } from '@showroom/contract/notification/notification-kinds'
import { LineIcon } from '../../kit/LineIcon.tsx'

const lines: Record<NotificationTab, string> = {
  order: 'm4 8 8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  project: 'M4 20V9l8-5 8 5v11zM9.5 20v-6h5v6',
  message: 'M4 5.5h16v11H10l-4.5 3.5v-3.5H4z',
  account: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
}

/** What a notification is about, drawn in the text’s color beside its words. */
export const TabIcon = ({ tab }: { tab: NotificationTab }) => (
  <span className="notification-icon">
    <LineIcon path={lines[tab]} size={22} />
  </span>
)
