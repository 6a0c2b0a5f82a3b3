import { useState } from 'react'
import { Toast } from './Toast.tsx'

/** A warning of specification §8, shown as a toast; the field that it is about says it already. */
export const Warning = ({ text }: { text: string }) => {
  const [isDismissed, setDismissed] = useState(false)
  return (
    <Toast message={isDismissed ? null : text} tone="warning" isSaid onDismiss={() => setDismissed(true)} />
  )
}
