import { Suspense } from 'react'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'
import { RoomPaper } from './RoomPaper.tsx'
import { ShareRoom } from './ShareRoom.tsx'
import type { RoomKeeping } from './useKeep.ts'
import type { RoomLook } from './useLook.ts'

// How a room takes another size is more than all else here: it comes when it is asked for.
const RoomSize = lazyInTime(() => import('./RoomSize.tsx').then(({ RoomSize }) => RoomSize))

export type OpenDialog = 'share' | 'size' | 'paper' | null

type Props = { dialog: OpenDialog; look: RoomLook; keeping: RoomKeeping; onClose: () => void }

/** What the bar opens over the room. */
export const RoomDialog = ({ dialog, look, keeping, onClose }: Props) => {
  if (dialog === 'size')
    return (
      <Suspense>
        <RoomSize plan={look.plan} onPlan={look.setPlan} onClose={onClose} />
      </Suspense>
    )
  if (dialog === 'share') return <ShareRoom {...{ keeping, onClose }} />
  return dialog && <RoomPaper kind="design" {...{ keeping, onClose }} />
}
