import { useState } from 'react'
import { Lazy } from '../ui/Lazy.tsx'
import { entryMessages } from './messages.ts'

const loadToast = () => import('../ui/toast-door.ts')

/** The warning of specification §8; the field says the same, and is what is read out. */
export const NotFoundToast = () => {
  const [isDismissed, setDismissed] = useState(false)
  const message = isDismissed ? null : entryMessages.none
  return (
    <Lazy
      load={loadToast}
      widget={{ message, tone: 'warning', isSaid: true, onDismiss: () => setDismissed(true) }}
    />
  )
}
