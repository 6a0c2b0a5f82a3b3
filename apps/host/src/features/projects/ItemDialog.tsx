import type { Project, ProjectItem, ProjectRoom } from '@showroom/contract/project/project'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { digitsIn } from '../../kit/form/typed-number.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { projectMessages as messages } from './messages.ts'

type Props = {
  item: ProjectItem
  rooms: readonly ProjectRoom[]
  onChange: (project: Project) => void
  onClose: () => void
}

export const ItemDialog = ({ item, rooms, onChange, onClose }: Props) => {
  const { form: element, ...form } = useForm({
    values: { qty: String(item.qty), room: item.room_id ?? '', note: item.note },
  })
  const save = useSave(form, async ({ qty, room, note }) => {
    const body = { qty, room_id: room || null, note }
    const { data, message } = await call('PUT /api/project_item/{id}', { params: { id: item.id }, body })
    onChange(data)
    onClose()
    return message
  })
  return (
    <Dialog title={item.name} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <TextField
          name="qty"
          label={messages.quantity(item.uom.toLowerCase())}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          enterKeyHint="next"
          value={form.values.qty}
          error={form.errorOf('qty')}
          onChange={(qty) => form.change({ qty: digitsIn(qty) })}
        />
        <RoomField rooms={rooms} value={form.values.room} onChange={(room) => form.change({ room })} />
        <TextField
          name="note"
          label={messages.note}
          required={false}
          maxLength={500}
          enterKeyHint="done"
          value={form.values.note}
          error={form.errorOf('note')}
          onChange={(note) => form.change({ note })}
        />
        <SaveButton isBusy={form.isBusy} />
      </form>
    </Dialog>
  )
}

type RoomProps = { rooms: readonly ProjectRoom[]; value: string; onChange: (room: string) => void }

export const RoomField = ({ rooms, value, onChange }: RoomProps) => (
  <SelectField
    name="room"
    label={messages.room}
    empty={messages.noRoom}
    options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
    value={value}
    onChange={onChange}
  />
)
