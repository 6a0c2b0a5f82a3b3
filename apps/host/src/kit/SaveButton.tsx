import type { ReactNode } from 'react'
import { kitMessages as messages } from './messages.ts'

type Props = {
  isBusy: boolean
  label?: string
  busyLabel?: string
  /** What else can be done, beside it. */
  children?: ReactNode
}

/** The one primary button of a form. It stays in the keyboard's way while it works. */
export const SaveButton = ({
  isBusy,
  label = messages.save,
  busyLabel = messages.saving,
  children,
}: Props) => (
  <div className="account-actions">
    <button type="submit" className="button" aria-disabled={isBusy || undefined}>
      {isBusy ? busyLabel : label}
    </button>
    {children}
  </div>
)
