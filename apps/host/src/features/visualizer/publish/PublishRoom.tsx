import { Suspense, useState } from 'react'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'
import { useSession } from '../../../session/session.ts'
import type { RoomKeeping } from '../room/useKeep.ts'
import { publishMessages as messages } from './messages.ts'

const PublishDialog = lazyInTime(() =>
  import('./PublishDialog.tsx').then(({ PublishDialog }) => PublishDialog),
)

type Props = { keeping: RoomKeeping; name: string; isEmpty: boolean }

/** For Pros: the room becomes a template of their own showroom. */
export const PublishRoom = ({ keeping, name, isEmpty }: Props) => {
  const isPro = useSession(({ user }) => user?.type === 'Contractor')
  const [isOpen, setOpen] = useState(false)
  if (!isPro) return null
  return (
    <>
      <button type="button" className="button quiet" disabled={isEmpty} onClick={() => setOpen(true)}>
        {messages.publish}
      </button>
      {isOpen && (
        <Suspense>
          <PublishDialog keeping={keeping} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
