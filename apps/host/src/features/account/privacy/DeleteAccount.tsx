import { useState } from 'react'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { PasswordField } from '../../../kit/form/PasswordField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { call } from '../../../data/call.ts'
import { whileNothingIsAsked } from '../../notifications/usePendingCount.ts'
import { useLeave } from '../../../session/useLogOut.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NoPassword } from '../NoPassword.tsx'
import { useSave } from '../../../data/useSave.ts'
import { accountMessages as messages } from '../messages.ts'

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
        {messages.deleteMyAccount}
      </button>
      {isAsking && <ConfirmDialog onClose={() => setAsking(false)} />}
    </>
  )
}

const ConfirmDialog = ({ onClose }: { onClose: () => void }) => {
  const { form: element, ...form } = useForm({ values: { current_password: '' } })
  const leave = useLeave()
  const remove = useSave(form, async (body) => {
    await whileNothingIsAsked(async () => {
      const { message } = await call('POST /api/account/delete', { body })
      await leave()
      if (message) toast.success(message)
    })
    return undefined
  })
  return (
    <Dialog title={messages.deleteMyAccount} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={remove}>
        <div className="account-told">
          <p>{messages.thisHappensAtOnce}</p>
          <ul>
            <li>{messages.yourNameEMail}</li>
            <li>{messages.yourSavedCardsCarts}</li>
            <li>{messages.everyDeviceIsSigned}</li>
            <li>{messages.weSendYouOne}</li>
          </ul>
        </div>
        <PasswordField
          name="current_password"
          label={messages.yourPassword}
          autoComplete="current-password"
          enterKeyHint="done"
          value={form.values.current_password}
          error={form.errorOf('current_password')}
          onChange={(current_password) => form.change({ current_password })}
        />
        <div className="account-actions">
          <button type="submit" className="button danger" aria-disabled={form.isBusy || undefined}>
            {form.isBusy ? messages.deleting : messages.deleteForGood}
          </button>
          <button type="button" className="account-plain" onClick={onClose}>
            {messages.keepMyAccount}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
