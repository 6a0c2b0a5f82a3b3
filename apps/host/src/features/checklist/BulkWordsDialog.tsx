import { useState } from 'react'
import type { FieldErrors } from '../../data/failure.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import type { StepWords } from './useDecision.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = {
  errors: FieldErrors
  isBusy: boolean
  onSend: (words: StepWords) => void
  onClose: () => void
}

/** Words that several approvals are given with: why, and a name where an allowance is passed. */
export const BulkWordsDialog = ({ errors, isBusy, onSend, onClose }: Props) => {
  const [text, setText] = useState('')
  const [signature, setSignature] = useState('')
  return (
    <Dialog title={messages.approve} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend({ text: text.trim(), signature: signature.trim() })
        }}
      >
        <AreaField
          name="text"
          label={messages.why}
          required={errors['text'] !== undefined}
          maxLength={1_000}
          value={text}
          error={errors['text']?.join(', ')}
          onChange={setText}
        />
        <TextField
          name="signature"
          label={messages.signature}
          hint={messages.signatureHint}
          required={errors['signature'] !== undefined}
          maxLength={120}
          autoComplete="name"
          value={signature}
          error={errors['signature']?.join(', ')}
          onChange={setSignature}
        />
        <SaveButton isBusy={isBusy} label={messages.approve} />
      </form>
    </Dialog>
  )
}
