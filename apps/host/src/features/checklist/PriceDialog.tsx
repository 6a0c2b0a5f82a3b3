import type { SelectionOption } from '@showroom/contract/checklist/checklist'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { centsAsTyped, centsIn } from '../../kit/form/typed-amounts.ts'
import type { ChecklistStore } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = { option: SelectionOption; store: ChecklistStore; onClose: () => void }

/** What a product from elsewhere costs, once somebody knows. */
export const PriceDialog = ({ option, store, onClose }: Props) => {
  const { form: element, ...form } = useForm({
    values: { price: centsAsTyped(option.unit_price_cents) },
    rules: ({ price }): Record<string, string[]> =>
      centsIn(price) === null ? { price: [messages.amount] } : {},
  })
  const save = useSave(form, async ({ price }) => {
    const body = { unit_price_cents: centsIn(price) }
    const { data, message } = await call('PUT /api/selection_option/{id}', {
      params: { id: option.id },
      body,
    })
    store.replaceOne(data)
    onClose()
    return message
  })
  return (
    <Dialog title={option.name} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <TextField
          name="price"
          label={messages.unitPrice}
          maxLength={14}
          autoComplete="off"
          enterKeyHint="done"
          value={form.values.price}
          error={form.errorOf('price') ?? form.errorOf('unit_price_cents')}
          onChange={(price) => form.change({ price })}
        />
        <SaveButton isBusy={form.isBusy} />
      </form>
    </Dialog>
  )
}
