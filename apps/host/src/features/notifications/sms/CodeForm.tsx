import type { SmsPhone } from '@showroom/contract/notification/sms'
import { smsMessages as say } from '@showroom/contract/notification/sms.messages'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { notificationMessages as messages } from '../messages.ts'

type Props = { onProven: (phone: SmsPhone) => void; onAnother: () => void }

const rules = ({ code }: { code: string }) => (/^\d{6}$/.test(code.trim()) ? {} : { code: [say.codeDigits] })

/** Proves the number by what was sent to it. */
export const CodeForm = ({ onProven, onAnother }: Props) => {
  const { form: element, ...form } = useForm({ values: { code: '' }, rules })
  const save = useSave(form, async ({ code }) => {
    const { data, message } = await call('PUT /api/sms_phone', { body: { code } })
    onProven(data)
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <TextField
        name="code"
        label={messages.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        enterKeyHint="done"
        value={form.values.code}
        error={form.errorOf('code')}
        onChange={(code) => form.change({ code })}
      />
      <div className="account-actions">
        <SaveButton isBusy={form.isBusy} label={messages.confirmCode} busyLabel={messages.confirming} />
        <button type="button" className="account-plain" onClick={onAnother}>
          {messages.anotherNumber}
        </button>
      </div>
    </form>
  )
}
