import { useId } from 'react'
import { FileField } from '../../kit/form/FileField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { FreshCode } from '../../session/FreshCode.tsx'
import { salesMessages as messages } from './messages.ts'
import { sendProof } from './send-proof.ts'
import type { useStatus } from './useStatus.ts'

type Props = { itemId: string; status: ReturnType<typeof useStatus>; onSay: () => void }

/** Where a line’s own way does not lead: why, what shows it, and a code where none was given just now. */
export const StatusReason = ({ itemId, status, onSay }: Props) => {
  const { note, setNote, proof, setProof, isBusy, refusal, isCodeNeeded, cancel } = status
  const id = useId()
  const isSaid = note.trim() !== '' && proof !== null
  return (
    <>
      <form
        className="sold-reason"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSaid && !isBusy) onSay()
        }}
      >
        <label htmlFor={id}>{messages.pleaseSayWhy}</label>
        <input
          id={id}
          className="form-input"
          value={note}
          maxLength={500}
          enterKeyHint="done"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FileField
          label={messages.proof}
          hint={messages.statusProofHint}
          isSingle
          documents={proof ? [proof] : []}
          onAdd={async (file, onProgress) => {
            const sent = await sendProof(itemId, file, onProgress)
            if ('sentence' in sent) return sent.sentence
            setProof(sent.data)
            return null
          }}
          onRemove={async () => setProof(null)}
        />
        <FormFailure sentence={refusal} />
        <div className="account-actions">
          <button type="submit" className="button" aria-disabled={!isSaid || isBusy || undefined}>
            {messages.setStatus}
          </button>
          <button type="button" className="form-link" onClick={cancel}>
            {messages.leaveIt}
          </button>
        </div>
      </form>
      {isCodeNeeded && <FreshCode />}
    </>
  )
}
