import type { ShippingAddress } from '@showroom/contract/account/account'
import { formMessages } from './form.messages.ts'
import { SelectField } from './SelectField.tsx'
import { StreetField } from './StreetField.tsx'
import { TextField } from './TextField.tsx'
import { useAddressFill } from './useAddressFill.ts'
import { stateOptions } from './us-state-names.ts'

type Props = {
  /** Of the fields’ names: `shipping_` gives shipping_street. */
  prefix: string
  value: ShippingAddress
  /** What changed; a ZIP code may bring city and state. */
  onChange: (changed: Partial<ShippingAddress>) => void
  errorOf: (name: string) => string | undefined
  /** Of `autocomplete`: shipping or billing. */
  purpose: 'shipping' | 'billing'
  hasApartment?: boolean
  /** False where the whole address may be left out. */
  required?: boolean
}

export const AddressFields = ({ prefix, value, onChange, errorOf, purpose, ...rest }: Props) => {
  const { hasApartment = true, required = true } = rest
  const fill = useAddressFill(value, onChange, `${prefix}city`)
  const field = (part: keyof ShippingAddress) => ({
    name: `${prefix}${part}`,
    label: formMessages.address[part],
    value: value[part],
    error: errorOf(`${prefix}${part}`),
    onChange: (text: string) => onChange({ [part]: text }),
    required: required || undefined,
    enterKeyHint: 'next' as const,
  })
  return (
    <div className="form-address">
      <StreetField
        {...field('street')}
        onPlace={fill.take}
        autoComplete={`${purpose} address-line1`}
        maxLength={120}
      />
      {hasApartment && (
        <TextField
          {...field('apartment')}
          autoComplete={`${purpose} address-line2`}
          maxLength={60}
          required={false}
        />
      )}
      <div className="form-columns">
        <TextField
          {...field('zip_code')}
          onChange={fill.change}
          autoComplete={`${purpose} postal-code`}
          inputMode="numeric"
          maxLength={10}
        />
        <TextField {...field('city')} autoComplete={`${purpose} address-level2`} maxLength={80} />
      </div>
      <p className="visually-hidden" role="status">
        {fill.filled}
      </p>
      <SelectField
        {...field('state')}
        autoComplete={`${purpose} address-level1`}
        empty={formMessages.chooseState}
        options={stateOptions}
      />
    </div>
  )
}
