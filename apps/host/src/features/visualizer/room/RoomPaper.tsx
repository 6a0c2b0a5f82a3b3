import { useState } from 'react'
import { useSubmit } from '../../../data/useSubmit.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { savePaper } from '../../../kit/save-paper.ts'
import { roomMessages as messages } from './messages.ts'
import type { RoomKeeping } from './useKeep.ts'

type Props = {
  keeping: Pick<RoomKeeping, 'keep'>
  /** Of the room that was kept, whose address ends with its id. */
  kind: 'design' | 'photo_room'
  onClose: () => void
}

/** The room as a PDF: its picture, its materials and what they come to, with prices or without them. */
export const RoomPaper = ({ keeping, kind, onClose }: Props) => {
  const [prices, setPrices] = useState(true)
  const { run, isBusy } = useSubmit(async () => {
    const kept = await keeping.keep()
    if (!kept) return
    const path = `/api/visualization/${kind}/${encodeURIComponent(kept.id)}/board?prices=${prices ? 1 : 0}`
    await savePaper(path, messages.paperName(kept.name))
    onClose()
  })
  return (
    <Dialog title={messages.paperTitle} onClose={onClose}>
      <div className="form">
        <p>{messages.paperAbout}</p>
        <CheckField name="prices" checked={prices} onChange={setPrices}>
          {messages.withPrices}
        </CheckField>
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void run()}>
          {isBusy ? messages.writingPaper : messages.savePaper}
        </button>
      </div>
    </Dialog>
  )
}
