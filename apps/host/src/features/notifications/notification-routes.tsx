import type { RouteObject } from 'react-router'
import { olderLayout } from '../../layout/layout-kind.ts'
import { Guarded } from '../../session/Guarded.tsx'
import { lazyInTime } from '../../layout/lazy-in-time.ts'

const Notifications = lazyInTime(() =>
  import('./Notifications.tsx').then(({ Notifications }) => Notifications),
)

/** What happened that somebody should know of: for who is signed in. */
export const notificationRoutes: RouteObject = {
  element: <Guarded />,
  handle: olderLayout,
  children: [{ path: '/notification', element: <Notifications /> }],
}
