import type { Project, ProjectItem, ProjectRoom } from '@showroom/contract/project/project'
import { useState } from 'react'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { digitsIn } from '../../kit/form/typed-number.ts'
import { touched } from '../../kit/form/touched.ts'
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
  const [shown] = useState({ qty: String(item.qty), room_id: item.room_id ?? '', note: item.note })
  const { form: element, ...form } = useForm({ values: shown })
  const save = useSave(form, async (typed) => {
    const { room_id: room, ...rest } = touched(shown, typed)
    const body = room === undefined ? rest : { ...rest, room_id: room || null }
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
        <RoomField
          rooms={rooms}
          value={form.values.room_id}
          error={form.errorOf('room_id')}
          onChange={(room_id) => form.change({ room_id })}
        />
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

type RoomProps = {
  rooms: readonly ProjectRoom[]
  value: string
  error?: string | undefined
  onChange: (room: string) => void
}

export const RoomField = ({ rooms, value, error, onChange }: RoomProps) => (
  <SelectField
    name="room"
    label={messages.room}
    empty={messages.noRoom}
    options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
    value={value}
    error={error}
    onChange={onChange}
  />
)
