import { useState } from 'react'
import { Link } from 'react-router'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../data/failure.ts'
import { authMessages as messages } from '../messages.ts'
import { useTypedEmail } from '../useTypedEmail.ts'

/** Says the same whether or not the e-mail belongs to an account. */
export const ForgotPassword = () => {
  const email = useTypedEmail()
  const { form, values, change, errors, submit, isBusy } = useForm({ values: { email } })
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { run, failure } = useSubmit(async (body: { email: string }) => {
    await call('POST /api/password/forgot', { body })
    setSentTo(body.email)
  }, 'both')
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <AuthLayout title={messages.forgotYourPassword} lead={messages.forgotPasswordLead} picture="bathroom">
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
          label={messages.email}
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
          {isBusy ? messages.sending : messages.sendTheLink}
        </button>
      </form>
      <BackToLogin />
    </AuthLayout>
  )
}

const Sent = ({ email, onAgain }: { email: string; onAgain(): void }) => (
  <AuthLayout
    title={messages.checkYourMail}
    lead={
      <>
        {messages.linkSentBefore} <strong>{email}</strong> {messages.linkSentAfter}
      </>
    }
    picture="bathroom"
  >
    <button type="button" className="button quiet" onClick={onAgain}>
      {messages.tryAnotherEmail}
    </button>
    <BackToLogin />
  </AuthLayout>
)

const BackToLogin = () => (
  <div className="door-links">
    <Link className="door-link" to={paths.login}>
      {messages.backToSignIn}
    </Link>
  </div>
)
