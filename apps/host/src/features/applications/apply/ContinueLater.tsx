import { applicationDraftDays } from '@showroom/contract/policy/figures'
import { useState } from 'react'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../data/failure.ts'
import { applyMessages as messages } from './messages.ts'

type Props = { email: string; keepNow: () => Promise<void>; onClose: () => void }

/** The way back to a half-filled form, by e-mail. */
export const ContinueLater = ({ email, keepNow, onClose }: Props) => {
  const { form, values, change, errorOf, submit, isBusy } = useForm({ values: { email } })
  const [said, setSaid] = useState<string | null>(null)
  const { run: mail, failure } = useSubmit(async ({ email }: { email: string }) => {
    await keepNow()
    const { message } = await call('POST /api/application/mail', { body: { email } })
    setSaid(message ?? null)
  }, 'screen')
  return (
    <Dialog title={messages.continueLater} onClose={onClose}>
      {said !== null ? (
        <p role="status">{said}</p>
      ) : (
        <form
          ref={form}
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit(async (typed) => fieldErrorsOf(await mail(typed)))
          }}
        >
          <p>{messages.continueLaterText(applicationDraftDays)}</p>
          <FormFailure sentence={formSentenceOf(failure)} />
          <TextField
            name="email"
            label={messages.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            enterKeyHint="send"
            value={values.email}
            onChange={(email) => change({ email })}
            error={errorOf('email')}
            required
          />
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? messages.sending : messages.sendMeTheLink}
          </button>
        </form>
      )}
    </Dialog>
  )
}
