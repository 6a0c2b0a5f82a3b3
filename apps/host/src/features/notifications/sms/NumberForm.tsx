import { smsMessages as say } from '@showroom/contract/notification/sms.messages'
import { smsNumberOf } from '@showroom/contract/notification/sms.rules'
import type { SmsPhone } from '@showroom/contract/notification/sms'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { PhoneField } from '../../../kit/form/PhoneField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { useSession } from '../../../session/session.ts'
import { notificationMessages as messages } from '../messages.ts'

type Typed = { country_code: string; phone_number: string }

const rules = ({ country_code, phone_number }: Typed) =>
  smsNumberOf(country_code, phone_number) === null ? { phone_number: [say.number] } : {}

/** Begins with the number of the profile, where there is one that can be texted. */
export const NumberForm = ({ onAsked }: { onAsked: (phone: SmsPhone) => void }) => {
  const user = useSession((session) => session.user)
  const isTexted = user !== null && smsNumberOf(user.country_code, user.phone_number) !== null
  const { form: element, ...form } = useForm<Typed>({
    values: { country_code: '+1', phone_number: isTexted ? user.phone_number : '' },
    rules,
  })
  const save = useSave(form, async (body) => {
    const { data, message } = await call('POST /api/sms_phone', { body })
    onAsked(data)
    return message
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <PhoneField
        label={messages.mobile}
        value={form.values}
        onChange={form.change}
        error={form.errorOf('phone_number')}
        codeError={form.errorOf('country_code')}
        enterKeyHint="send"
      />
      <SaveButton isBusy={form.isBusy} label={messages.sendCode} busyLabel={messages.sendingCode} />
    </form>
  )
}
