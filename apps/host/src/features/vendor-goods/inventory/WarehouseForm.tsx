import { zipPattern } from '@showroom/contract/account/patterns'
import { usStates } from '@showroom/contract/account/us-states'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { warehouseMessages as say } from '@showroom/contract/vendor-goods/warehouse.messages'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { stateOptions } from '../../../kit/form/us-state-names.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { inventoryMessages as messages } from './messages.ts'

type Props = {
  /** Null: one that is about to be added. */
  warehouse: Warehouse | null
  onSaved: (warehouses: Warehouse[]) => void
  onLeave: () => void
}
type Typed = Omit<Warehouse, 'id' | 'is_main'>

const nothing: Typed = { name: '', street: '', city: '', state: '', zip_code: '', ships_freight: true }

const rules = ({ name, street, city, state, zip_code }: Typed) => ({
  ...(name.trim() === '' ? { name: [say.name] } : {}),
  ...(street.trim() === '' ? { street: [say.street] } : {}),
  ...(city.trim() === '' ? { city: [say.city] } : {}),
  ...(usStates.some((each) => each === state) ? {} : { state: [say.state] }),
  ...(zipPattern.test(zip_code.trim()) ? {} : { zip_code: [say.zip] }),
})

export const WarehouseForm = ({ warehouse, onSaved, onLeave }: Props) => {
  const { form: element, ...form } = useForm<Typed>({ values: warehouse ?? nothing, rules })
  const submit = useSave(form, async ({ name, street, city, state, zip_code, ships_freight }) => {
    const known = usStates.find((each) => each === state)
    if (!known) return undefined
    const body = { name, street, city, state: known, zip_code, ships_freight }
    const { data, message } = await (warehouse
      ? call('PUT /api/vendor_warehouses/{id}', { params: { id: warehouse.id }, body })
      : call('POST /api/vendor_warehouses', { body }))
    onSaved(data)
    return message
  })
  const field = (name: Exclude<keyof Typed, 'ships_freight'>) => ({
    name,
    value: form.values[name],
    error: form.errorOf(name),
    autoComplete: 'off',
    required: true,
    onChange: (typed: string) => form.change({ [name]: typed }),
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={submit}>
      <TextField {...field('name')} label={messages.warehouseName} maxLength={60} />
      <TextField {...field('street')} label={messages.street} maxLength={120} />
      <div className="goods-pair">
        <TextField {...field('city')} label={messages.city} maxLength={80} />
        <SelectField {...field('state')} label={messages.state} empty="" options={stateOptions} />
        <TextField {...field('zip_code')} label={messages.zip} inputMode="numeric" maxLength={10} />
      </div>
      <CheckField
        name="ships_freight"
        checked={form.values.ships_freight}
        onChange={(ships_freight) => form.change({ ships_freight })}
      >
        {messages.shipsFreight}
      </CheckField>
      <div className="goods-buttons">
        <SaveButton isBusy={form.isBusy} label={messages.saveWarehouse} />
        <button type="button" className="form-link" onClick={onLeave}>
          {messages.leaveIt}
        </button>
      </div>
    </form>
  )
}
