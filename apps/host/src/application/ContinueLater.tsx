import { applicationDraftDays } from '@showroom/contract/policy/figures'
import { useState } from 'react'
import { Dialog } from '../form/Dialog.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import { TextField } from '../form/TextField.tsx'
import { useForm } from '../form/useForm.ts'
import { useSend } from '../pages/door/useSend.ts'
import { quietCall } from '../session/call.ts'

type Props = { email: string; keepNow: () => Promise<void>; onClose: () => void }

/** The way back to a half-filled form, by e-mail. */
export const ContinueLater = ({ email, keepNow, onClose }: Props) => {
  const { form, values, change, errorOf, submit, isBusy } = useForm({ values: { email } })
  const { send, sentence } = useSend()
  const [said, setSaid] = useState<string | null>(null)
  const mail = ({ email }: { email: string }) =>
    send(async () => {
      await keepNow()
      const { message } = await quietCall('POST /api/application/mail', { body: { email } })
      setSaid(message ?? null)
    })
  return (
    <Dialog title="Continue later" onClose={onClose}>
      {said !== null ? (
        <p role="status">{said}</p>
      ) : (
        <form
          ref={form}
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit(mail)
          }}
        >
          <p>
            We keep what you have filled in and your files for {applicationDraftDays} days, but not your
            password. A link by e-mail opens them in any browser.
          </p>
          <FormFailure sentence={sentence} />
          <TextField
            name="email"
            label="Email"
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
            {isBusy ? 'Sending…' : 'Send me the link'}
          </button>
        </form>
      )}
    </Dialog>
  )
}
