import type { Selection, SelectionConflict } from '@showroom/contract/checklist/checklist'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { touched } from '../../kit/form/touched.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { ConflictBar } from './ConflictBar.tsx'
import { WritingToo } from './PresentHere.tsx'
import { fieldNames } from './words.ts'
import { SelectionFields } from './SelectionFields.tsx'
import { useDisplay } from '../../shop-context/display.ts'
import { fieldsOf, rulesOf, valuesOf } from './selection-form.ts'
import type { ChecklistProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = ChecklistProps & { row: Selection | null; onClose: () => void }

/** A new decision, or one that is edited; what somebody else has written meanwhile is shown beside one's own. */
export const SelectionDialog = ({ about, store, row, onClose }: Props) => {
  const { element, form, save, conflicted, setConflicted } = useSelectionForm({ about, store, row, onClose })
  return (
    <Dialog title={row ? messages.editItem : messages.newItem} onClose={onClose}>
      {conflicted ? (
        <ConflictBar
          {...conflicted}
          about={about}
          onSaved={store.replaceOne}
          onSettled={() => {
            setConflicted(null)
            onClose()
          }}
        />
      ) : (
        <form
          ref={element}
          className="form"
          noValidate
          onSubmit={save}
          onFocus={({ target }) => {
            if (row) store.goTo({ selection: row.id, field: fieldOf(target) })
          }}
        >
          {row && <WritingToo row={row} store={store} />}
          <SelectionFields about={about} form={form} row={row} />
          <SaveButton isBusy={form.isBusy} label={row ? messages.save : messages.addItem} />
        </form>
      )}
    </Dialog>
  )
}

/** What others are told of where somebody writes. */
const fieldOf = (target: Element): string => fieldNames[target.getAttribute('name') ?? ''] ?? ''

export type Conflicted = { row: Selection; conflicts: SelectionConflict[] }

const useSelectionForm = ({ about, store, row, onClose }: Props) => {
  const ownWastePct = useDisplay(({ display }) => display?.waste_pct)
  // What the editor has seen is what was there when they began; of a new one, what nobody has to say.
  const [began] = useState({ seen: row?.seq ?? 0, fields: fieldsOf(valuesOf(row)) })
  const [conflicted, setConflicted] = useState<Conflicted | null>(null)
  const { form: element, ...form } = useForm({ values: valuesOf(row, ownWastePct), rules: rulesOf })
  const save = useSave(form, async (values) => {
    const set = touched(began.fields, fieldsOf(values))
    if (!row) {
      const body = { project_id: about.project_id, items: [{ ...set, title: values.title }] }
      const { data, message } = await call('POST /api/projectChecklist', { body })
      store.replaceAll(data.project_checklist)
      onClose()
      return message
    }
    const body = { seen: began.seen, set }
    const reply = await call('PUT /api/projectChecklist/{id}', { params: { id: row.id }, body })
    store.replaceOne(reply.data)
    if (reply.conflicts.length === 0) {
      onClose()
      return reply.message
    }
    setConflicted({ row: reply.data, conflicts: reply.conflicts })
    return undefined
  })
  return { element, form, save, conflicted, setConflicted }
}
