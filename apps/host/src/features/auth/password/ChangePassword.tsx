import { Link, useNavigate } from 'react-router'
import { formMessages } from '../../../kit/form/form.messages.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { useSession } from '../../../session/session.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { useSubmit } from '../../../data/useSubmit.ts'
import { fieldErrorsOf, formSentenceOf } from '../../../data/failure.ts'
import { authMessages as messages } from '../messages.ts'

const nothing = { current_password: '', password: '' }

export const ChangePassword = () => {
  const { form, values, change, errorOf, submit, isBusy } = useForm({ values: nothing })
  const email = useSession((session) => session.user?.email ?? '')
  const navigate = useNavigate()
  const { run: save, failure } = useSubmit(async (body: typeof nothing) => {
    const { message } = await call('POST /api/password/change', { body })
    if (message) toast.success(message)
    await navigate(paths.account)
  }, 'both')
  return (
    <AuthLayout title={messages.changeYourPassword} lead={messages.changePasswordLead} picture="living">
      <form
        ref={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(async (typed) => fieldErrorsOf(await save(typed)))
        }}
      >
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="current_password"
          label={messages.currentPassword}
          autoComplete="current-password"
          enterKeyHint="next"
          value={values.current_password}
          onChange={(current_password) => change({ current_password })}
          error={errorOf('current_password')}
          required
        />
        <PasswordField
          name="password"
          label={messages.newPassword}
          autoComplete="new-password"
          enterKeyHint="done"
          hint={formMessages.passwordHint}
          value={values.password}
          onChange={(password) => change({ password })}
          error={errorOf('password')}
          known={[email]}
          strength
          required
        />
        <FormFailure sentence={formSentenceOf(failure)} />
        <button type="submit" className="button" disabled={isBusy}>
          {isBusy ? messages.saving : messages.saveNewPassword}
        </button>
      </form>
      <div className="door-links">
        <Link className="door-link" to={paths.account}>
          {messages.backToMyAccount}
        </Link>
      </div>
    </AuthLayout>
  )
}
