import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import type { BulkDialogProps } from './BulkBar.tsx'
import { checklistMessages as messages } from './messages.ts'

export const MoveDueDialog = ({ about, rows, onDone, onClose }: BulkDialogProps) => {
  const { form: element, ...form } = useForm({
    values: { days: '7' },
    rules: ({ days }): Record<string, string[]> =>
      /^-?\d{1,3}$/.test(days) ? {} : { days: [messages.wholeDays] },
  })
  const save = useSave(form, async ({ days }) => {
    const body = { move_due: { ids: rows.map(({ id }) => id), days: Number(days) } }
    const params = { id: about.project_id }
    const { data, message } = await call('POST /api/projectChecklist/{id}/bulk', { params, body })
    onDone(data.project_checklist)
    return message
  })
  return (
    <Dialog title={messages.moveDue} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <TextField
          name="days"
          label={messages.days}
          hint={messages.daysHint}
          maxLength={4}
          autoComplete="off"
          enterKeyHint="done"
          value={form.values.days}
          error={form.errorOf('days') ?? form.errorOf('move_due.days')}
          onChange={(days) => form.change({ days: days.trim() })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.move} />
      </form>
    </Dialog>
  )
}
