import { useState } from 'react'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { ReadingDialog } from '../../auth/register/ReadingDialog.tsx'
import type { Wizard } from './useWizard.ts'
import { applyMessages as messages } from './messages.ts'

/** The terms, read without leaving the form. */
export const Agreement = ({ wizard: { form } }: { wizard: Wizard }) => {
  const [isReading, setReading] = useState(false)
  const accept = () => {
    form.change({ agree: true })
    setReading(false)
  }
  return (
    <>
      <CheckField
        name="agree"
        checked={form.values.agree}
        onChange={(agree) => form.change({ agree })}
        error={form.errorOf('agree')}
        required
      >
        {messages.agreeBefore}{' '}
        <button type="button" className="form-link" onClick={() => setReading(true)}>
          {messages.termsOfService}
        </button>
        {messages.aW9Can}
      </CheckField>
      {isReading && (
        <ReadingDialog
          reading="terms"
          isAccepted={form.values.agree}
          onAccept={accept}
          onClose={() => setReading(false)}
        />
      )}
    </>
  )
}
