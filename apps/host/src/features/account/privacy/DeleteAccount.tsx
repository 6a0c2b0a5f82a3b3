import { useState } from 'react'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { useLeave } from '../../../session/useLogOut.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NoPassword } from '../NoPassword.tsx'
import { useSave } from '../../../data/useSave.ts'

type Props = { reasons: string[]; hasPassword: boolean }

export const DeleteAccount = ({ reasons, hasPassword }: Props) => {
  const [isAsking, setAsking] = useState(false)
  if (reasons.length > 0)
    return (
      <ul className="account-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    )
  if (!hasPassword) return <NoPassword />
  return (
    <>
      <button type="button" className="button quiet danger" onClick={() => setAsking(true)}>
        Delete my account
      </button>
      {isAsking && <ConfirmDialog onClose={() => setAsking(false)} />}
    </>
  )
}

const ConfirmDialog = ({ onClose }: { onClose: () => void }) => {
  const { form: element, ...form } = useForm({ values: { current_password: '' } })
  const leave = useLeave()
  const remove = useSave(form, async (body) => {
    const { message } = await call('POST /api/account/delete', { body })
    await leave()
    if (message) toast.success(message)
    return undefined
  })
  return (
    <Dialog title="Delete my account" onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={remove}>
        <div className="account-told">
          <p>This happens at once:</p>
          <ul>
            <li>Your name, e-mail, phone and addresses are erased.</li>
            <li>Your saved cards, carts and projects are removed.</li>
            <li>Every device is signed out.</li>
            <li>We send you one last e-mail to say that it is done.</li>
          </ul>
        </div>
        <PasswordField
          name="current_password"
          label="Your password"
          autoComplete="current-password"
          enterKeyHint="done"
          value={form.values.current_password}
          error={form.errorOf('current_password')}
          onChange={(current_password) => form.change({ current_password })}
        />
        <div className="account-actions">
          <button type="submit" className="button danger" aria-disabled={form.isBusy || undefined}>
            {form.isBusy ? 'Deleting…' : 'Delete for good'}
          </button>
          <button type="button" className="account-plain" onClick={onClose}>
            Keep my account
          </button>
        </div>
      </form>
    </Dialog>
  )
}
