import type { ReactNode } from 'react'
import { kitMessages } from '../messages.ts'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  children: ReactNode
  confirm: string
  /** What leaves everything as it is. */
  keep?: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something is gone. */
export const AskDialog = ({
  title,
  children,
  confirm,
  keep = kitMessages.keepIt,
  isBusy,
  onConfirm,
  onClose,
}: Props) => (
  <Dialog title={title} onClose={onClose}>
    <div className="form">
      {children}
      <div className="account-actions">
        <button
          type="button"
          className="button danger"
          aria-disabled={isBusy || undefined}
          onClick={onConfirm}
        >
          {confirm}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {keep}
        </button>
      </div>
    </div>
  </Dialog>
)
