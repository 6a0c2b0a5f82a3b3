import { useState } from 'react'
import { useSubmit } from '../../../data/useSubmit.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { returnMessages as messages } from './messages.ts'

type Props = {
  title: string
  label: string
  hint?: string
  name: string
  onSend: (sentence: string) => Promise<void>
  onClose: () => void
}

/** One sentence that has to be said. */
export const SentenceDialog = ({ title, label, hint, name, onSend, onClose }: Props) => {
  const [said, setSaid] = useState('')
  const { run, isBusy, failure, fieldErrors } = useSubmit(() => onSend(said.trim()), 'screen')
  const error = fieldErrors[name]?.join(' ')
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        <AreaField
          name={name}
          label={label}
          {...(hint ? { hint } : {})}
          value={said}
          onChange={setSaid}
          error={error}
          maxLength={name === 'tracking' ? 80 : 500}
          required
        />
        <FormFailure sentence={failure && !error ? failure.message : null} />
        <div className="account-actions">
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {isBusy ? messages.sending : messages.save}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
