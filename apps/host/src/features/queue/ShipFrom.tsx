import { useRead } from '../../data/useRead.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { queueMessages as messages } from './messages.ts'

type Props = {
  id: string
  label?: string
  /** Said before; it stays to be chosen when it has been closed since. */
  kept?: { id: string; name: string } | null
  /** Null until somebody chooses: it stands where its goods lie. */
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}

/** With a single warehouse there is nothing to choose. */
export const ShipFrom = ({ id, label = messages.shipFrom, kept = null, value, error, onChange }: Props) => {
  const { last } = useRead('GET /api/order_item/{id}/warehouses', { params: { id } })
  const open = last?.data ?? []
  const options = open.map(({ id: choice, name, place, ships_freight }) => ({
    value: choice,
    label: messages.warehouseAt(name, place, ships_freight),
  }))
  const isClosed = last !== undefined && kept !== null && !open.some((choice) => choice.id === kept.id)
  if (isClosed) options.push({ value: kept.id, label: kept.name })
  if (options.length < 2 && error === undefined) return null
  const lies = open.find(({ is_chosen }) => is_chosen)
  return (
    <SelectField
      name="ship_from"
      label={label}
      error={error}
      value={value ?? lies?.id ?? ''}
      {...(lies ? {} : { empty: messages.whereItLies })}
      options={options}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
}
