import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../data/failure.ts'

/** Says the same whether or not the e-mail belongs to an account. */
export const ForgotPassword = () => {
  // What was typed at the door comes along.
  const typed: unknown = useLocation().state
  const email = typeof typed === 'string' ? typed : ''
  const { form, values, change, errors, submit, isBusy } = useForm({ values: { email } })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { run, failure } = useSubmit(async (body: { email: string }) => {
    await call('POST /api/password/forgot', { body })
    setSentTo(body.email)
  }, 'both')
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="Enter your e-mail, and we send you a link to choose a new one."
      picture="bathroom"
    >
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(async (body) => fieldErrorsOf(await run(body)))
        }}
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          enterKeyHint="send"
          value={values.email}
          onChange={(changed) => change({ email: changed })}
          error={errors.email?.[0]}
          required
        />
        <FormFailure sentence={formSentenceOf(failure)} />
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Send the link'}
        </button>
      </form>
      <BackToLogin />
    </AuthLayout>
  )
}

const Sent = ({ email, onAgain }: { email: string; onAgain(): void }) => (
  <AuthLayout
    title="Check your mail"
    lead={
      <>
        If <strong>{email}</strong> belongs to an account, we have sent a link to it. The link is good for 30
        minutes.
      </>
    }
    picture="bathroom"
  >
    <button type="button" className="button quiet" onClick={onAgain}>
      Try another e-mail
    </button>
    <BackToLogin />
  </AuthLayout>
)

const BackToLogin = () => (
  <div className="door-links">
    <Link className="door-link" to={paths.login}>
      Back to sign-in
    </Link>
  </div>
)
