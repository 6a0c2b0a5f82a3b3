import type { Selection } from '@showroom/contract/checklist/checklist'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { ProductSearch } from '../projects/ProductSearch.tsx'
import { useChange } from '../projects/useChange.ts'
import type { ChecklistProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = ChecklistProps & { row: Selection; onClose: () => void }

const places = [
  { key: 'here', name: messages.fromShowroom },
  { key: 'elsewhere', name: messages.fromElsewhere },
] as const

/** A product of the showroom, or one from elsewhere whose price is asked for. */
export const AddOptionDialog = ({ about, store, row, onClose }: Props) => {
  const [place, setPlace] = useState<(typeof places)[number]['key']>('here')
  const { change } = useChange()
  const added = (changed: Selection) => {
    store.replaceOne(changed)
    onClose()
  }
  return (
    <Dialog title={`${messages.addOption}: ${row.title}`} onClose={onClose}>
      <div className="form">
        <PressedTabs label={messages.addOption} tabs={places} pressed={place} onPress={setPlace} />
        {place === 'here' ? (
          <ProductSearch
            showroom={about.showroom}
            showsPrices={about.sees_prices === 'yes'}
            category={row.category}
            onChoose={({ id }) =>
              void change(
                (asking) =>
                  asking('POST /api/selection/{id}/option', {
                    params: { id: row.id },
                    body: { product_id: id },
                  }),
                added,
              )
            }
          />
        ) : (
          <OutsideForm row={row} onAdded={added} />
        )}
      </div>
    </Dialog>
  )
}

const OutsideForm = ({ row, onAdded }: { row: Selection; onAdded: (row: Selection) => void }) => {
  const { form: element, ...form } = useForm({ values: { name: '', link: '', note: '' } })
  const save = useSave(form, async (body) => {
    const { data, message } = await call('POST /api/selection/{id}/option', { params: { id: row.id }, body })
    onAdded(data)
    return message
  })
  const { values, change, errorOf } = form
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <TextField
        name="name"
        label={messages.whatIsIt}
        maxLength={160}
        enterKeyHint="next"
        value={values.name}
        error={errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <TextField
        name="link"
        label={messages.link}
        hint={messages.linkHint}
        required={false}
        maxLength={500}
        autoCapitalize="none"
        enterKeyHint="next"
        value={values.link}
        error={errorOf('link')}
        onChange={(link) => change({ link })}
      />
      <TextField
        name="note"
        label={messages.note}
        required={false}
        maxLength={500}
        enterKeyHint="done"
        value={values.note}
        error={errorOf('note')}
        onChange={(note) => change({ note })}
      />
      <SaveButton isBusy={form.isBusy} label={messages.addIt} />
    </form>
  )
}
