import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import type { BulkDialogProps } from './BulkBar.tsx'
import { checklistMessages as messages } from './messages.ts'

type Values = { rooms: readonly string[] }

/** The same questions for other rooms. */
export const CopyToRoomsDialog = ({ about, rows, onDone, onClose }: BulkDialogProps) => {
  const { form: element, ...form } = useForm<Values>({ values: { rooms: [] } })
  const save = useSave(form, async ({ rooms }) => {
    const copy = { ids: rows.map(({ id }) => id), room_ids: [...rooms] }
    const body = { project_id: about.project_id, copy }
    const { data, message } = await call('POST /api/projectChecklist', { body })
    onDone(data.project_checklist)
    return message
  })
  const { rooms: chosen } = form.values
  return (
    <Dialog title={messages.copyToRooms} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <p className="project-soft">{about.rooms.length === 0 ? messages.noRoomsYet : messages.copyHint}</p>
        {about.rooms.map(({ id, name }) => (
          <CheckField
            key={id}
            name={id}
            checked={chosen.includes(id)}
            onChange={(isIn) =>
              form.change({ rooms: isIn ? [...chosen, id] : chosen.filter((each) => each !== id) })
            }
          >
            {name}
          </CheckField>
        ))}
        {chosen.length > 0 && <SaveButton isBusy={form.isBusy} label={messages.copy} />}
      </form>
    </Dialog>
  )
}
