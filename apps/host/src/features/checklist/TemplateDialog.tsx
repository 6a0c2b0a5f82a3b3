import { checklistTemplates, templateKeys } from '@showroom/contract/checklist/checklist-templates'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { useChange } from '../projects/useChange.ts'
import type { ChecklistProps } from './useChecklist.ts'
import { templateWords } from './words.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = ChecklistProps & { onClose: () => void }

/** What a room needs, decided once and used again: ours, and one’s own. */
export const TemplateDialog = ({ about, store, onClose }: Props) => {
  const [room, setRoom] = useState(about.rooms[0]?.id ?? '')
  const { isBusy, change } = useChange()
  const add = (template: string) =>
    void change(
      (asking) =>
        asking('POST /api/projectChecklist', {
          body: { project_id: about.project_id, template, room_id: room || null },
        }),
      ({ project_checklist: rows }) => {
        store.replaceAll(rows)
        onClose()
      },
    )
  const remove = (id: string) =>
    void change((asking) => asking('DELETE /api/selection_template/{id}', { params: { id } }), store.reload)
  return (
    <Dialog title={messages.template} onClose={onClose}>
      <div className="form">
        <SelectField
          name="room"
          label={messages.templateRoom}
          empty={messages.noRoom}
          options={about.rooms.map(({ id, name }) => ({ value: id, label: name }))}
          value={room}
          onChange={setRoom}
        />
        <div className="account-actions">
          {templateKeys.map((key) => (
            <button
              key={key}
              type="button"
              className="button quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => add(key)}
            >
              {messages.templateOf(templateWords[key], checklistTemplates[key].length)}
            </button>
          ))}
        </div>
        {about.templates.map(({ id, name, count }) => (
          <div key={id} className="account-actions">
            <button type="button" className="button quiet" onClick={() => add(id)}>
              {messages.yourTemplate(name, count)}
            </button>
            <button
              type="button"
              className="account-plain"
              aria-label={messages.removeTemplate(name)}
              onClick={() => remove(id)}
            >
              {messages.remove}
            </button>
          </div>
        ))}
        {store.rows.length > 0 && <OwnTemplate about={about} store={store} />}
      </div>
    </Dialog>
  )
}

const OwnTemplate = ({ about, store }: ChecklistProps) => {
  const { form: element, ...form } = useForm({ values: { name: '' } })
  const save = useSave(form, async (body) => {
    const params = { id: about.project_id }
    const { message } = await call('POST /api/projectChecklist/{id}/template', { params, body })
    form.change({ name: '' })
    store.reload()
    return message
  })
  return (
    <form ref={element} className="form checklist-own-template" noValidate onSubmit={save}>
      <TextField
        name="name"
        label={messages.templateName}
        hint={messages.saveTemplate}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="done"
        value={form.values.name}
        error={form.errorOf('name')}
        onChange={(name) => form.change({ name })}
      />
      <SaveButton isBusy={form.isBusy} />
    </form>
  )
}
