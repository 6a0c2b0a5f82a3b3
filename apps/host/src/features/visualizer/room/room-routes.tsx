import type { RouteObject } from 'react-router'
import { olderLayout } from '../../../layout/layout-kind.ts'
import { pageOf } from '../../../ssr/page-of.tsx'

const RoomDoor = pageOf('src/features/visualizer/room/RoomDoor.tsx', () =>
  import('./RoomDoor.tsx').then(({ RoomDoor }) => RoomDoor),
)

export const roomRoutes: RouteObject[] = [
  { path: '/visualize/room', handle: olderLayout, element: <RoomDoor /> },
]
