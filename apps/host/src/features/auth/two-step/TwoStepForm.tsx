import type { User } from '@showroom/contract/account/account'
import { useEffect, useState } from 'react'
import { call } from '../../../data/call.ts'
import { codeOf, formSentenceOf } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useFirstError } from '../../../kit/form/useForm.ts'
import { twoStepMessages as messages } from './two-step.messages.ts'

type Props = {
  challenge: string
  onSignedIn: (signedIn: { user: User; token: string | null }) => Promise<unknown>
  onStartOver: () => void
}

/** The second step: a code of the app, or one that was written down. */
export const TwoStepForm = ({ challenge, onSignedIn, onStartOver }: Props) => {
  const [code, setCode] = useState('')
  const { form, focusFirstError } = useFirstError()
  // It comes in place of a form that somebody has just sent.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const { data } = await call('POST /api/two_step/sign_in', { body: { challenge, code } })
    await onSignedIn(data)
  }, 'screen')
  const isOver = failure !== null && codeOf(failure) === 'two_step_over'
  return (
    <form
      ref={form}
      className="form"
      aria-label={messages.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run().then((refused) => refused && focusFirstError())
      }}
    >
      <p>{messages.lead}</p>
      <TextField
        name="code"
        label={messages.code}
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="none"
        enterKeyHint="go"
        maxLength={40}
        value={code}
        onChange={setCode}
        error={fieldErrors.code?.[0]}
        required
      />
      <FormFailure sentence={formSentenceOf(failure)} />
      <button type="submit" className="button" disabled={isBusy || isOver}>
        {isBusy ? messages.checking : messages.signIn}
      </button>
      <button type="button" className="form-link" onClick={onStartOver}>
        {messages.startOver}
      </button>
    </form>
  )
}
