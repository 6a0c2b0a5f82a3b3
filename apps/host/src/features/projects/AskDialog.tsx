import type { ReactNode } from 'react'
import { Dialog } from '../../kit/form/Dialog.tsx'

type Props = {
  title: string
  children: ReactNode
  confirm: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once before something is gone. */
export const AskDialog = ({ title, children, confirm, isBusy, onConfirm, onClose }: Props) => (
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
          Keep it
        </button>
      </div>
    </div>
  </Dialog>
)
