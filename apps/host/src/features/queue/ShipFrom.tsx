import { useRead } from '../../data/useRead.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { queueMessages as messages } from './messages.ts'

type Props = {
  id: string
  /** Null until somebody chooses: it stands where its goods lie. */
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}

/** With a single warehouse there is nothing to choose. */
export const ShipFrom = ({ id, value, error, onChange }: Props) => {
  const { last } = useRead('GET /api/order_item/{id}/warehouses', { params: { id } })
  const choices = last?.data ?? []
  if (choices.length < 2 && error === undefined) return null
  const lies = choices.find(({ is_chosen }) => is_chosen)
  return (
    <SelectField
      name="ship_from"
      label={messages.shipFrom}
      error={error}
      value={value ?? lies?.id ?? ''}
      {...(lies ? {} : { empty: messages.whereItLies })}
      options={choices.map(({ id: choice, name, place, ships_freight }) => ({
        value: choice,
        label: messages.warehouseAt(name, place, ships_freight),
      }))}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
}
