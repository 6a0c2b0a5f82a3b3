import { Suspense } from 'react'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'
import { useRestored } from '../../../ssr/useIsHydrated.ts'
import { RoomBefore } from './RoomBefore.tsx'

const Room = lazyInTime(() => import('./Room.tsx').then(({ Room }) => Room))

/** /visualize/room: what a server can draw of it stands there until the editor takes its place. */
export const RoomDoor = () => {
  const [isHere] = useRestored(() => true, false)
  if (!isHere) return <RoomBefore />
  return (
    <Suspense fallback={<RoomBefore />}>
      <Room />
    </Suspense>
  )
}
