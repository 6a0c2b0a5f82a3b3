import { showroomIdLength } from '@showroom/contract/policy/figures'
import { useEffect, useRef } from 'react'
import { ShowroomEntry } from './ShowroomEntry.tsx'
import './ShowroomIdDialog.css'

type Props = { open: boolean; onClose(): void }

/** Asked when a category tile is chosen before a showroom is. */
export const ShowroomIdDialog = ({ open, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} className="id-dialog" aria-labelledby="id-dialog-title" onClose={onClose}>
      <button type="button" className="id-dialog-close" onClick={onClose} aria-label="Close">
        ×
      </button>
      <h2 id="id-dialog-title">Which Pro are you working with?</h2>
      <p>
        Your Pro’s Showroom ID unlocks the products and their prices. It has {showroomIdLength} characters;
        your contractor or designer has it.
      </p>
      {open && <ShowroomEntry />}
    </dialog>
  )
}
