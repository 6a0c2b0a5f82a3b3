import { Suspense } from 'react'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'
import type { RoomKeeping } from './useKeep.ts'
import type { RoomLook } from './useLook.ts'

// A room is seen before it is measured anew, shared or printed: each comes when it is asked for.
const RoomSize = lazyInTime(() => import('./RoomSize.tsx').then(({ RoomSize }) => RoomSize))
const ShareRoom = lazyInTime(() => import('./ShareRoom.tsx').then(({ ShareRoom }) => ShareRoom))
const RoomPaper = lazyInTime(() => import('./RoomPaper.tsx').then(({ RoomPaper }) => RoomPaper))

export type OpenDialog = 'share' | 'size' | 'paper' | null

type Props = { dialog: OpenDialog; look: RoomLook; keeping: RoomKeeping; onClose: () => void }

/** What the bar opens over the room. */
export const RoomDialog = ({ dialog, look, keeping, onClose }: Props) => (
  <Suspense>
    {dialog === 'size' && <RoomSize plan={look.plan} onPlan={look.setPlan} onClose={onClose} />}
    {dialog === 'share' && <ShareRoom {...{ keeping, onClose }} />}
    {dialog === 'paper' && <RoomPaper kind="design" {...{ keeping, onClose }} />}
  </Suspense>
)
