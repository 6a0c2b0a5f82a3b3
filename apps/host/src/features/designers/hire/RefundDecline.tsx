import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import type { HireProps } from './HirePage.tsx'
import { refundMessages as messages } from './refund.messages.ts'

/** Why the designer does not agree: the client and whoever decides read it. */
export const RefundDecline = ({ hire, onChange, onStale, onClose }: HireProps & { onClose: () => void }) => {
  const { form: element, ...form } = useForm({
    values: { word: '' },
    rules: ({ word }) => (word.trim() === '' ? { word: [say.reason] } : {}),
  })
  const save = useSave(
    form,
    async ({ word }) => {
      const { data, message } = await call('PUT /api/designer_hire/{id}/refund', {
        params: { id: hire.id },
        body: { action: 'decline', word },
      })
      onChange(data)
      onClose()
      return message
    },
    onStale,
  )
  return (
    <Dialog title={messages.actions.decline} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <AreaField
          name="word"
          label={messages.whyNot}
          required
          maxLength={2_000}
          value={form.values.word}
          error={form.errorOf('word')}
          onChange={(word) => form.change({ word })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.actions.decline} busyLabel={messages.sending} />
      </form>
    </Dialog>
  )
}
