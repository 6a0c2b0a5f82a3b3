import { longestMessage } from '@showroom/contract/contact/choices'
import type { InboxSheet } from '@showroom/contract/inbox/inbox'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { inboxMessages as messages } from './messages.ts'

type Props = { sheet: InboxSheet; onSheet: (sheet: InboxSheet) => void }
type Typed = { message: string }

const rules = ({ message }: Typed) => (message.trim() === '' ? { message: [messages.answerMissing] } : {})

/** Goes to them by mail; what they write back reaches our inbox. */
export const ReplyForm = ({ sheet, onSheet }: Props) => {
  const { form: element, ...form } = useForm<Typed>({ values: { message: '' }, rules })
  const submit = useSave(form, async ({ message: typed }) => {
    const { data, message } = await call('POST /api/admin/inbox/{id}/replies', {
      params: { id: sheet.id },
      body: { message: typed },
    })
    form.change({ message: '' })
    onSheet(data)
    return message
  })
  return (
    <form ref={element} className="form" noValidate aria-label={messages.answerByMail} onSubmit={submit}>
      <AreaField
        name="message"
        label={messages.answerByMail}
        hint={messages.answerHint(sheet.email)}
        value={form.values.message}
        onChange={(message) => form.change({ message })}
        error={form.errorOf('message')}
        maxLength={longestMessage}
      />
      <SaveButton isBusy={form.isBusy} label={messages.send} busyLabel={messages.send} />
    </form>
  )
}
