import { useSubmit } from '../../data/useSubmit.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'

type Props = {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => Promise<void>
  onClose: () => void
}

/** Somebody loses a workspace by it: asked once more. */
export const Confirm = ({ title, text, yes, no, onYes, onClose }: Props) => {
  const { run, isBusy } = useSubmit(onYes)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p className="account-actions">
        <button
          type="button"
          className="button quiet danger"
          aria-disabled={isBusy || undefined}
          onClick={() => void run()}
        >
          {yes}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {no}
        </button>
      </p>
    </Dialog>
  )
}
