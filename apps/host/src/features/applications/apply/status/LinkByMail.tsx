import { useState } from 'react'
import { Link } from 'react-router'
import { FormFailure } from '../../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../../kit/form/TextField.tsx'
import { useForm } from '../../../../kit/form/useForm.ts'
import { paths } from '../../../../paths.ts'
import { call } from '../../../../data/call.ts'
import { useSubmit } from '../../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../../data/failure.ts'
import { applyMessages as messages } from '../messages.ts'

/** For a browser that knows of no application: the way to it is mailed. */
export const LinkByMail = ({ sentence: linkSentence }: { sentence: string | null }) => {
  const { form, values, change, errorOf, submit, isBusy } = useForm({ values: { email: '' } })
  const [said, setSaid] = useState<string | null>(null)
  const { run: mail, failure } = useSubmit(async ({ email }: { email: string }) => {
    const { message } = await call('POST /api/application/link', { body: { email } })
    setSaid(message ?? null)
  }, 'screen')
  return (
    <div className="status-told">
      <div className="page-head">
        <h1>{messages.yourApplication}</h1>
        <p>{messages.enterTheEMail}</p>
      </div>
      <form
        ref={form}
        className="form status-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(async (typed) => fieldErrorsOf(await mail(typed)))
        }}
      >
        <FormFailure sentence={formSentenceOf(failure) ?? (said === null ? linkSentence : null)} />
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
        <p role="status">{said}</p>
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? messages.sending : messages.sendMeTheLink}
        </button>
      </form>
      <p>
        {messages.notAppliedYet} <Link to={paths.registerContractor}>{messages.signUpAsPro}</Link>{' '}
        {messages.or} <Link to={paths.registerVendor}>{messages.sellAsAVendor}</Link>.
      </p>
    </div>
  )
}
