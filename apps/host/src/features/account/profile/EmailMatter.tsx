import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { NoPassword } from '../NoPassword.tsx'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { useSave } from '../../../data/useSave.ts'
import type { ProfileShown } from './Profile.tsx'
import { accountMessages as messages } from '../messages.ts'

export const EmailMatter = ({ profile: { user, has_password } }: { profile: ProfileShown }) => {
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const finish = (email: string) => {
    setSentTo(email)
    setOpen(false)
  }
  return (
    <>
      <p className="account-email">
        <strong>{user.email}</strong>
        {user.email_verified_at === null ? (
          <Link to={paths.verification}>{messages.verify}</Link>
        ) : (
          <span className="account-mark">
            <Icon name="check" size={16} /> {messages.verified}
          </span>
        )}
      </p>
      {sentTo && (
        <p className="account-soft" role="status">
          {messages.changeLinkSentBefore} <strong>{sentTo}</strong>
          {messages.changeLinkSentAfter}
        </p>
      )}
      {!has_password && <NoPassword />}
      {has_password && !isOpen && (
        <button type="button" className="account-plain" onClick={() => setOpen(true)}>
          {messages.changeEMail}
        </button>
      )}
      {isOpen && <EmailForm onSent={finish} onCancel={() => setOpen(false)} />}
    </>
  )
}

type FormProps = { onSent: (email: string) => void; onCancel: () => void }

const EmailForm = ({ onSent, onCancel }: FormProps) => {
  const { form: element, ...form } = useForm({ values: { email: '', current_password: '' } })
  const send = useSave(form, async (body) => {
    await call('POST /api/email/change', { body })
    onSent(body.email)
    return undefined
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={send}>
      <TextField
        name="email"
        label={messages.newEMail}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="email"
        enterKeyHint="next"
        value={form.values.email}
        error={form.errorOf('email')}
        onChange={(email) => form.change({ email })}
      />
      <PasswordField
        name="current_password"
        label={messages.yourPassword}
        autoComplete="current-password"
        enterKeyHint="send"
        value={form.values.current_password}
        error={form.errorOf('current_password')}
        onChange={(current_password) => form.change({ current_password })}
      />
      <div className="account-actions">
        <SaveButton isBusy={form.isBusy} label={messages.sendTheLink} busyLabel={messages.sending} />
        <button type="button" className="account-plain" onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}
