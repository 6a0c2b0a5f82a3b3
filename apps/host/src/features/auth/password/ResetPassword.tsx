import { accountMessages } from '@showroom/contract/account/account.messages'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { formMessages } from '../../../kit/form/form.messages.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { loseSession } from '../../../session/session.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../data/failure.ts'
import { authMessages as messages } from '../messages.ts'

/** Where the link of the mail leads; the code in it is good once, for 30 minutes. */
export const ResetPassword = () => {
  const [query] = useSearchParams()
  const code = query.get('code')
  if (!code)
    return (
      <AuthLayout title={messages.linkDoesNotWork} lead={accountMessages.badCode} picture="bathroom">
        <Link className="button" to={paths.forgotPassword}>
          {messages.askForNewLink}
        </Link>
      </AuthLayout>
    )
  return (
    <AuthLayout title={messages.chooseANewPassword} lead={messages.resetPasswordLead} picture="bathroom">
      <NewPassword code={code} />
    </AuthLayout>
  )
}

const NewPassword = ({ code }: { code: string }) => {
  const { form, values, change, errorOf, submit, isBusy } = useForm({ values: { password: '' } })
  const navigate = useNavigate()
  const { run: reset, failure } = useSubmit(async ({ password }: { password: string }) => {
    const { message } = await call('POST /api/password/reset', { body: { code, password } })
    // The session of this browser has ended with all others.
    loseSession()
    if (message) toast.success(message)
    await navigate(paths.login, { replace: true })
  }, 'both')
  const sentence = formSentenceOf(failure)
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(async (typed) => fieldErrorsOf(await reset(typed)))
      }}
    >
      <PasswordField
        name="password"
        label={messages.newPassword}
        autoComplete="new-password"
        enterKeyHint="done"
        hint={formMessages.passwordHint}
        value={values.password}
        onChange={(password) => change({ password })}
        error={errorOf('password')}
        strength
        required
      />
      <FormFailure sentence={sentence} />
      <button type="submit" className="button" disabled={isBusy}>
        {isBusy ? messages.saving : messages.saveNewPassword}
      </button>
      {sentence && (
        <Link className="door-link" to={paths.forgotPassword}>
          {messages.askForNewLink}
        </Link>
      )}
    </form>
  )
}
