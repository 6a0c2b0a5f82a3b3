import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { lazyInTime } from '../../../layout/lazy-in-time.ts'
import { paths } from '../../../paths.ts'
import { refreshCart } from '../../../session/guest-cart.ts'
import { isSignedIn, useSession } from '../../../session/session.ts'
import { PublishRoom } from '../publish/PublishRoom.tsx'
import { roomMessages as messages } from './messages.ts'
import type { RoomKeeping } from './useKeep.ts'
import { rememberWayBack, wayToKeep } from './way-back.ts'

/** It reads the account's projects, which most rooms have no need of. */
const RoomToProject = lazyInTime(() =>
  import('./RoomToProject.tsx').then(({ RoomToProject }) => RoomToProject),
)

type Props = { keeping: RoomKeeping; name: string; isEmpty: boolean }

/** From the list into the cart, or into a project. It is kept first: what is bought is what was kept. */
export const RoomActions = ({ keeping, name, isEmpty }: Props) => {
  const navigate = useNavigate()
  const isIn = useSession(isSignedIn)
  const [isChoosing, setChoosing] = useState(false)
  const { run: toCart, isBusy } = useSubmit(async () => {
    const kept = await keeping.keep()
    if (!kept) return
    const { data, message } = await call('POST /api/visualization/design/{id}/to_cart', {
      params: { id: kept.id },
      body: {},
    })
    await refreshCart()
    toast.success(message ?? messages.addAll, { to: paths.cart, label: messages.goToCart })
    for (const { result, text, message: why } of data.report)
      if (result === 'limited' || result === 'left_out') toast.warning(`${text}: ${why}`)
  })
  const toProject = async () => {
    if (isIn) return setChoosing(true)
    const kept = await keeping.keep()
    if (!kept) return
    rememberWayBack(kept.id)
    await navigate(wayToKeep(kept.id))
  }
  return (
    <div className="room-actions">
      <PublishRoom {...{ keeping, name, isEmpty }} />
      <button type="button" className="button quiet" disabled={isEmpty} onClick={() => void toProject()}>
        {messages.addToProject}
      </button>
      <button
        type="button"
        className="button"
        disabled={isEmpty}
        aria-disabled={isBusy}
        onClick={() => void toCart()}
      >
        {isBusy ? messages.adding : messages.addAll}
      </button>
      {isChoosing && (
        <Suspense>
          <RoomToProject keeping={keeping} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  )
}
