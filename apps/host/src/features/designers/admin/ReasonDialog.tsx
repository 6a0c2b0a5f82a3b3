import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { useSave } from '../../../data/useSave.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { adminDesignerMessages as messages } from './messages.ts'

type Props = {
  title: string
  label: string
  /** Answers the sentence that is said of it. */
  onSend: (reason: string) => Promise<string | undefined>
  onClose: () => void
}

/** What others are to read is asked for before it is done. */
export const ReasonDialog = ({ title, label, onSend, onClose }: Props) => {
  const { form: element, ...form } = useForm({
    values: { reason: '' },
    rules: ({ reason }) => (reason.trim() === '' ? { reason: [say.reason] } : {}),
  })
  const save = useSave(form, async ({ reason }) => {
    const message = await onSend(reason)
    onClose()
    return message
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <AreaField
          name="reason"
          label={label}
          required
          maxLength={2_000}
          value={form.values.reason}
          error={form.errorOf('reason')}
          onChange={(reason) => form.change({ reason })}
        />
        <SaveButton isBusy={form.isBusy} label={title} busyLabel={messages.sending} />
      </form>
    </Dialog>
  )
}
