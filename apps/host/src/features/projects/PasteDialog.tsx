import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { useState } from 'react'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { FieldFrame } from '../../kit/form/FieldFrame.tsx'
import { useFieldIds } from '../../kit/form/field.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { RoomField } from './ItemDialog.tsx'
import { Report } from './Report.tsx'
import type { TabProps } from './Workspace.tsx'
import { projectMessages as messages } from './messages.ts'

type Props = TabProps & { onClose: () => void }

/** A list from a spreadsheet; then line by line what came of it. */
export const PasteDialog = ({ project, onChange, onClose }: Props) => {
  const [report, setReport] = useState<FilledLine[] | null>(null)
  const { form: element, ...form } = useForm({
    values: { text: '', room: '' },
    rules: ({ text }) => (text.trim() === '' ? { text: [messages.pleasePaste] } : {}),
  })
  const save = useSave(form, async ({ text, room }) => {
    const body = { text, room_id: room || null }
    const { data, message } = await call('POST /api/project/{id}/paste', { params: { id: project.id }, body })
    onChange(data.project)
    setReport(data.report)
    return message
  })
  if (report)
    return (
      <Dialog title={messages.yourListLineBy} onClose={onClose}>
        <Report lines={report} />
        <div className="account-actions">
          <button type="button" className="button" onClick={onClose}>
            {messages.done}
          </button>
          <button type="button" className="button quiet" onClick={() => setReport(null)}>
            {messages.backToTheList}
          </button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={messages.pasteAList} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <ListField
          value={form.values.text}
          error={form.errorOf('text')}
          onChange={(text) => form.change({ text })}
        />
        <RoomField
          rooms={project.rooms}
          value={form.values.room}
          onChange={(room) => form.change({ room })}
        />
        <SaveButton isBusy={form.isBusy} label={messages.addTheList} busyLabel={messages.reading} />
      </form>
    </Dialog>
  )
}

type ListProps = { value: string; error: string | undefined; onChange: (text: string) => void }

const ListField = ({ value, error, onChange }: ListProps) => {
  const { id, control } = useFieldIds({ hint: messages.pasteHint, error, required: true })
  return (
    <FieldFrame id={id} label={messages.yourList} hint={messages.pasteHint} error={error} required>
      <textarea
        className="form-input workspace-list"
        name="text"
        rows={8}
        maxLength={20_000}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...control}
      />
    </FieldFrame>
  )
}
