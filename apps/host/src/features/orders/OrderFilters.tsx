import { orderStatuses, orderStatusNames } from '@showroom/contract/order/order-status.rules'
import { type FormEvent, useState } from 'react'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { useProfile } from '../../shop-context/useShopState.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { type RangeErrors, readRange } from '../../kit/table/day-range.ts'
import { DayRangeFields } from '../../kit/table/DayRangeFields.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import type { OrderFilter } from './useOrderFilter.ts'
import { orderMessages as messages } from './messages.ts'

type Props = { filter: OrderFilter; onChange: (changed: Partial<OrderFilter>) => void }

export const OrderFilters = ({ filter, onChange }: Props) => {
  const [typed, setTyped] = useState(filter.search ?? '')
  const [days, setDays] = useState({ from: filter.from ?? '', to: filter.to ?? '' })
  const [errors, setErrors] = useState<RangeErrors>({})
  const showroom = useCurrentShowroom((state) => state.showroom)
  const profile = useProfile()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const read = readRange(days)
    setErrors('errors' in read ? read.errors : {})
    if ('errors' in read) return
    const { from, to } = read.range
    onChange({ search: typed.trim() || undefined, from: from || undefined, to: to || undefined })
  }
  return (
    <form className="orders-filters" role="search" aria-label={messages.yourOrders} onSubmit={search}>
      <TextField
        name="s"
        label={messages.orderNumberProductOr}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={80}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          if (text === '') onChange({ search: undefined })
        }}
      />
      <SelectField
        name="status"
        label={messages.status}
        empty={messages.everyStatus}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ status: orderStatusNames.find((each) => each === status) })}
        options={orderStatusNames.map((value) => ({ value, label: orderStatuses[value].clientSees }))}
      />
      <DayRangeFields
        values={days}
        onChange={(change) => setDays((before) => ({ ...before, ...change }))}
        errorOf={(name) => errors[name]?.[0]}
      />
      {isSelected(showroom) && (
        <SelectField
          name="of"
          label={messages.showroom}
          empty={messages.allShowrooms}
          value={filter.isEverywhere ? '' : 'showroom'}
          onChange={(of) => onChange({ isEverywhere: of === '' })}
          options={[{ value: 'showroom', label: profile?.company_name ?? showroom }]}
        />
      )}
      <button type="submit" className="button">
        {messages.search}
      </button>
    </form>
  )
}
