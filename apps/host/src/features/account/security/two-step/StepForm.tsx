import type { ReactNode } from 'react'
import { formSentenceOf } from '../../../../data/failure.ts'
import type { Submit } from '../../../../data/useSubmit.ts'
import { FormFailure } from '../../../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../../../kit/form/PasswordField.tsx'
import { useFirstError } from '../../../../kit/form/useForm.ts'
import { twoStepMessages as messages } from './messages.ts'

type Props = { submit: Submit<[]>; label: string; children: ReactNode }

/** One thing typed and sent; what was refused gets the keyboard. */
export const StepForm = ({ submit: { run, isBusy, failure }, label, children }: Props) => {
  const { form, focusFirstError } = useFirstError()
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run().then((refused) => refused && focusFirstError())
      }}
    >
      {children}
      <FormFailure sentence={formSentenceOf(failure)} />
      <button type="submit" className="button" disabled={isBusy}>
        {label}
      </button>
    </form>
  )
}

type PasswordProps = { value: string; onChange: (typed: string) => void; submit: Submit<[]> }

export const CurrentPassword = ({ value, onChange, submit: { fieldErrors } }: PasswordProps) => (
  <PasswordField
    name="current_password"
    label={messages.currentPassword}
    autoComplete="current-password"
    enterKeyHint="next"
    value={value}
    onChange={onChange}
    error={fieldErrors.current_password?.[0]}
    required
  />
)
