import { useState } from 'react'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { ReadingDialog } from '../../auth/register/ReadingDialog.tsx'
import type { Wizard } from './useWizard.ts'

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
        I agree to the{' '}
        <button type="button" className="form-link" onClick={() => setReading(true)}>
          Terms of Service
        </button>
        . A W-9 can wait until you are in.
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
