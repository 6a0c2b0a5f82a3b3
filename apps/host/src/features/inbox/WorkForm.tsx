import { inboxStateLabels, inboxStates, type InboxState, longestNote } from '@showroom/contract/inbox/choices'
import type { InboxSheet } from '@showroom/contract/inbox/inbox'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { inboxMessages as messages } from './messages.ts'

type Props = { sheet: InboxSheet; onSheet: (sheet: InboxSheet) => void; again: () => void }
type Typed = { state: InboxState; owner_id: string; note: string }

/** How far it is, who has it, and what other Admins should know. */
export const WorkForm = ({ sheet, onSheet, again }: Props) => {
  const values = { state: sheet.state, owner_id: sheet.owner_id ?? '', note: sheet.note }
  const { form: element, ...form } = useForm<Typed>({ values })
  const send = async ({ state, owner_id, note }: Typed) => {
    const { data, message } = await call('PUT /api/admin/inbox/{id}', {
      params: { id: sheet.id },
      body: { state, owner_id: owner_id || null, note, version: sheet.version },
    })
    onSheet(data)
    return message
  }
  const submit = useSave(form, send, again)
  return (
    <form ref={element} className="form" noValidate aria-label={messages.workOff} onSubmit={submit}>
      <div className="inbox-pair">
        <SelectField
          name="state"
          label={messages.state}
          value={form.values.state}
          onChange={(chosen) =>
            form.change({ state: inboxStates.find((state) => state === chosen) ?? sheet.state })
          }
          options={inboxStates.map((value) => ({ value, label: inboxStateLabels[value] }))}
          error={form.errorOf('state')}
        />
        <SelectField
          name="owner_id"
          label={messages.owner}
          empty={messages.ownerOf('nobody')}
          value={form.values.owner_id}
          onChange={(owner_id) => form.change({ owner_id })}
          options={sheet.admins.map(({ id, name }) => ({ value: id, label: name }))}
          error={form.errorOf('owner_id')}
        />
      </div>
      <AreaField
        name="note"
        label={messages.note}
        hint={messages.noteHint}
        value={form.values.note}
        onChange={(note) => form.change({ note })}
        error={form.errorOf('note')}
        maxLength={longestNote}
      />
      <SaveButton isBusy={form.isBusy} />
    </form>
  )
}
