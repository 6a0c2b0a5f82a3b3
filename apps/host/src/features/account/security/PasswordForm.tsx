import { passwordMinimum } from '@showroom/contract/policy/figures'
import { accountMessages } from '@showroom/contract/account/account.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { useSession } from '../../../session/session.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { useSave } from '../../../data/useSave.ts'

const empty = { current_password: '', password: '' }

const rules = ({ current_password, password }: typeof empty): FieldErrors => ({
  ...(current_password === '' ? { current_password: [accountMessages.required('password')] } : {}),
  ...(password.length < passwordMinimum ? { password: [accountMessages.passwordLength] } : {}),
})

type Props = { onChanged: () => void }

export const PasswordForm = ({ onChanged }: Props) => {
  const user = useSession((session) => session.user)
  const { form: element, ...form } = useForm({ values: empty, rules })
  const save = useSave(form, async (body) => {
    const { message } = await call('POST /api/password/change', { body })
    form.change(empty)
    onChanged()
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      {/* So that password managers know whose password this is. */}
      <input type="email" name="email" value={user?.email ?? ''} autoComplete="username" hidden readOnly />
      <PasswordField
        name="current_password"
        label="Current password"
        autoComplete="current-password"
        enterKeyHint="next"
        value={form.values.current_password}
        error={form.errorOf('current_password')}
        onChange={(current_password) => form.change({ current_password })}
      />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        enterKeyHint="done"
        strength
        known={user ? [user.first_name, user.last_name, user.email] : []}
        value={form.values.password}
        error={form.errorOf('password')}
        onChange={(password) => form.change({ password })}
      />
      <SaveButton isBusy={form.isBusy} label="Change password" />
    </form>
  )
}
