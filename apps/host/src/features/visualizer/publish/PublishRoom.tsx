import { Suspense, useState } from 'react'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'
import { useSession } from '../../../session/session.ts'
import type { RoomKeeping } from '../room/useKeep.ts'
import { publishMessages as messages } from './messages.ts'

const PublishDialog = lazyInTime(() =>
  import('./PublishDialog.tsx').then(({ PublishDialog }) => PublishDialog),
)

type Props = { keeping: RoomKeeping; name: string; isEmpty: boolean }

/** The room becomes a template: of a Pro’s own showroom, or a client’s for themselves. */
export const PublishRoom = ({ keeping, name, isEmpty }: Props) => {
  const type = useSession(({ user }) => user?.type)
  const [isOpen, setOpen] = useState(false)
  if (type !== 'Contractor' && type !== 'User') return null
  const isPro = type === 'Contractor'
  return (
    <>
      <button type="button" className="button quiet" disabled={isEmpty} onClick={() => setOpen(true)}>
        {isPro ? messages.publish : messages.keepOwn}
      </button>
      {isOpen && (
        <Suspense>
          <PublishDialog isPro={isPro} keeping={keeping} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
