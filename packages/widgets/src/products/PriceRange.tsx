import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { facetMessages } from './facet-messages.ts'

type Range = NonNullable<ProductsReply['price_range']>
type Props = {
  range: Range
  min: number | null
  max: number | null
  onChange: (min: number | null, max: number | null) => void
}

/** Lowest and highest price, in the unit the category is priced in. */
export function PriceRange({ range, min, max, onChange }: Props) {
  const [lowest, setLowest] = useState(dollarsOf(min))
  const [highest, setHighest] = useState(dollarsOf(max))
  const [from, to] = inOrder(centsOf(lowest), centsOf(highest))
  const isChanged = from !== min || to !== max
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) onChange(from, to)
  }
  return (
    <form className="price-range" onSubmit={submit}>
      <DollarField label={facetMessages.lowest} value={lowest} hint={range.min_cents} onInput={setLowest} />
      <DollarField
        label={facetMessages.highest}
        value={highest}
        hint={range.max_cents}
        onInput={setHighest}
      />
      {isChanged && <Button type="submit">{facetMessages.applyPrice}</Button>}
    </form>
  )
}

type FieldProps = { label: string; value: string; hint: number; onInput: (text: string) => void }

function DollarField({ label, value, hint, onInput }: FieldProps) {
  const id = useId()
  return (
    <div className="price-field">
      <label htmlFor={id}>{label}</label>
      <div className="price-box">
        <span aria-hidden="true">$</span>
        <input
          id={id}
          inputMode="decimal"
          enterKeyHint="go"
          autoComplete="off"
          placeholder={money(hint).slice(1)}
          value={value}
          onChange={(event) => onInput(decimalOf(event.currentTarget.value))}
        />
      </div>
    </div>
  )
}

/** Digits and one dot, at most two decimals (specification §5). */
export const decimalOf = (text: string) => /^\d{0,6}(\.\d{0,2})?/.exec(text.replace(/[^\d.]/g, ''))?.[0] ?? ''

export const centsOf = (dollars: string): number | null => {
  const [whole = '', part = ''] = dollars.split('.')
  return whole === '' && part === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

const dollarsOf = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toFixed(2).replace(/\.00$/, '')

const inOrder = (min: number | null, max: number | null) =>
  min !== null && max !== null && min > max ? ([max, min] as const) : ([min, max] as const)
