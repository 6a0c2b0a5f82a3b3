import type { RouteObject } from 'react-router'
import { olderLayout } from '../../../layout/layout-kind.ts'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'

const Room = lazyInTime(() => import('./Room.tsx').then(({ Room }) => Room))

export const roomRoutes: RouteObject[] = [{ path: '/visualize/room', handle: olderLayout, element: <Room /> }]
