import { type ComponentProps, Suspense } from 'react'
import { inTime, lazyInTime } from '../../../../layout/lazy-in-time.ts'
import { roomMessages as messages } from '../messages.ts'
import type { LiveRoom as Screen } from './LiveRoom.tsx'
import { loadLiveAhead, loadLiveScreen } from './load-ahead.ts'
import './LiveRoom.css'

/** Most rooms are seen as a picture alone: how one stands in them comes when somebody wants to. */
const LiveRoom = lazyInTime(async () => {
  loadLiveAhead()
  return inTime(loadLiveScreen()).then(
    (loaded) => loaded.LiveRoom,
    () => NotThere,
  )
})

export const LiveDoor = (room: ComponentProps<typeof Screen>) => (
  <Suspense fallback={<OnItsWay />}>
    <LiveRoom {...room} />
  </Suspense>
)

const OnItsWay = () => (
  <div className="live">
    <div className="live-frame" />
    <p className="room-opening" role="status">
      {messages.opening}
    </p>
  </div>
)

const NotThere = () => (
  <div className="live">
    <div className="live-frame" />
    <p className="room-failed" role="alert">
      {messages.liveFailed}
    </p>
  </div>
)
