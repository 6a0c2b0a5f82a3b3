import { type ReactNode, useState } from 'react'
import { refused } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { addToOpenCart } from '../../../session/guest-cart.ts'
import { roomMessages } from '../room/messages.ts'
import type { RoomLines } from '../room/room-lines.rules.ts'
import { photoMessages as messages } from './messages.ts'
import { cartItems } from './photo-lines.rules.ts'
import type { Place } from './places.rules.ts'

type Props = {
  list: RoomLines
  places: readonly Place[]
  /** Which areas are read from the photo, and what they are: said anew whenever one is another. */
  estimates: string
  children?: (ask: (then: () => void) => void) => ReactNode
}

/** From the list into the cart: an area of a photo is no measurement, and is asked about first. */
export const PhotoActions = ({ list, places, estimates, children }: Props) => {
  const [agreedTo, setAgreedTo] = useState('')
  const [isTried, setTried] = useState(false)
  const isAgreed = estimates === '' || agreedTo === estimates
  const { run: add, isBusy } = useSubmit(async () => {
    const changed = await addToOpenCart(cartItems(list, places))
    if (!changed.ok) throw refused(changed.message)
    toast.success(messages.added, { to: paths.cart, label: messages.goToCart })
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
        {children?.(ask)}
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
    </div>
  )
}
