import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../data/call.ts'
import { refused } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { addToOpenCart } from '../../../session/guest-cart.ts'
import { loginFor } from '../../../session/redirect.ts'
import { isSignedIn, useSession } from '../../../session/session.ts'
import { roomMessages } from '../room/messages.ts'
import type { RoomLines } from '../room/room-lines.rules.ts'
import { RoomToProject } from '../room/RoomToProject.tsx'
import type { RoomKeeping } from '../room/useKeep.ts'
import { visualizerPaths } from '../visualizer-paths.ts'
import { photoMessages as messages } from './messages.ts'
import { cartItems } from './photo-lines.rules.ts'
import type { Place } from './places.rules.ts'

type Props = {
  list: RoomLines
  places: readonly Place[]
  /** Which areas are read from the photo, and what they are: said anew whenever one is another. */
  estimates: string
  keeping: Pick<RoomKeeping, 'keep'>
}

/** From the list into the cart: an area of a photo is no measurement, and is asked about first. */
export const PhotoActions = ({ list, places, estimates, keeping }: Props) => {
  const [isChoosing, setChoosing] = useState(false)
  const toProject = useToProject(keeping)
  const [agreedTo, setAgreedTo] = useState('')
  const [isTried, setTried] = useState(false)
  const isAgreed = estimates === '' || agreedTo === estimates
  const { run: add, isBusy } = useSubmit(async () => {
    const changed = await addToOpenCart(cartItems(list, places))
    if (!changed.ok) throw refused(changed.message)
    toast.success(changed.message ?? messages.added, { to: paths.cart, label: messages.goToCart })
  })
  const ask = (then: () => void) => {
    setTried(true)
    if (isAgreed) then()
  }
  return (
    <div className="photo-list-acts">
      {estimates !== '' && (
        <CheckField
          name="estimate"
          checked={isAgreed}
          error={isTried && !isAgreed ? messages.mustMeasure : undefined}
          onChange={(agrees) => setAgreedTo(agrees ? estimates : '')}
        >
          {messages.useEstimate}
        </CheckField>
      )}
      <div className="room-actions">
        <button
          type="button"
          className="button quiet"
          disabled={list.lines.length === 0}
          onClick={() => ask(() => void toProject(() => setChoosing(true)))}
        >
          {roomMessages.addToProject}
        </button>
        <button
          type="button"
          className="button"
          disabled={list.lines.length === 0}
          aria-disabled={isBusy}
          onClick={() => ask(() => void add())}
        >
          {isBusy ? messages.adding : roomMessages.addAll}
        </button>
      </div>
      {isChoosing && <RoomToProject {...{ keeping, put }} onClose={() => setChoosing(false)} />}
    </div>
  )
}

/** Whoever gets here has said that estimates are enough, where there are any. */
const put = (id: string, into: { project_id: string } | { name: string }) =>
  call('POST /api/visualization/photo_room/{id}/to_project', {
    params: { id },
    body: { ...into, estimates: true },
  })

/** A guest signs in first, and finds the room as it was kept. */
const useToProject = ({ keep }: Pick<RoomKeeping, 'keep'>) => {
  const navigate = useNavigate()
  const isIn = useSession(isSignedIn)
  return async (choose: () => void) => {
    if (isIn) return choose()
    const kept = await keep()
    if (kept) await navigate(loginFor(visualizerPaths.photoRoom(kept.id)))
  }
}
