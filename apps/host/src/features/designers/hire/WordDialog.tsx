import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { actionWords } from '../choice.messages.ts'
import type { HireProps } from './HirePage.tsx'
import { hireMessages as messages } from './messages.ts'

export type WordAction = 'decline' | 'deliver' | 'revise' | 'cancel'

type Props = HireProps & { action: WordAction; onClose: () => void }

const labels: Record<WordAction, string> = {
  decline: messages.why,
  cancel: messages.why,
  deliver: messages.delivered,
  revise: messages.whatToChange,
}
const missing: Record<WordAction, string> = {
  decline: say.reason,
  cancel: say.reason,
  deliver: say.note,
  revise: say.whatToChange,
}

/** The other side reads it in a letter. */
export const WordDialog = ({ hire, action, onChange, onStale, onClose }: Props) => {
  const { form: element, ...form } = useForm({
    values: { word: '' },
    rules: ({ word }) => (word.trim() === '' ? { word: [missing[action]] } : {}),
  })
  const save = useSave(
    form,
    async ({ word }) => {
      const { data, message } = await call('PUT /api/designer_hire/{id}', {
        params: { id: hire.id },
        body: { action, word },
      })
      onChange(data)
      onClose()
      return message
    },
    onStale,
  )
  return (
    <Dialog title={actionWords[action]} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <AreaField
          name="word"
          label={labels[action]}
          required
          maxLength={2_000}
          value={form.values.word}
          error={form.errorOf('word')}
          onChange={(word) => form.change({ word })}
        />
        <SaveButton isBusy={form.isBusy} label={actionWords[action]} busyLabel={messages.sending} />
      </form>
    </Dialog>
  )
}
