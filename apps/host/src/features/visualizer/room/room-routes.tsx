import type { RouteObject } from 'react-router'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'

const Room = lazyInTime(() => import('./Room.tsx').then(({ Room }) => Room))

export const roomRoutes: RouteObject[] = [{ path: '/visualize/room', element: <Room /> }]
