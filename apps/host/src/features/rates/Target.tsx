import type { RatesInEffect } from '@showroom/contract/rates/rate'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { stateOptions } from '../../kit/form/us-state-names.ts'
import { ratePageMessages as messages } from './messages.ts'
import type { TypedRate } from './rate-form.ts'

type Props = {
  values: TypedRate
  choices: RatesInEffect
  errorOf: (name: string) => string | undefined
  onChange: (typed: Partial<TypedRate>) => void
}

const optionsOf = (choices: readonly { id: string; name: string }[]) =>
  choices.map(({ id, name }) => ({ value: id, label: name }))

/** Whose goods a fee is for, or where a tax is. */
export const Target = ({ values, choices, errorOf, onChange }: Props) =>
  values.kind === 'fee' ? (
    <>
      <SelectField
        name="vendor"
        label={messages.vendor}
        empty={messages.everyVendor}
        value={values.vendor}
        options={optionsOf(choices.vendors)}
        error={errorOf('vendor')}
        onChange={(vendor) => onChange({ vendor })}
      />
      <SelectField
        name="category"
        label={messages.category}
        empty={messages.everyCategory}
        value={values.category}
        options={optionsOf(choices.categories)}
        error={errorOf('category')}
        onChange={(category) => onChange({ category })}
      />
    </>
  ) : (
    <>
      <SelectField
        name="state"
        label={messages.state}
        empty={messages.chooseState}
        required
        value={values.state}
        options={stateOptions}
        error={errorOf('state')}
        onChange={(state) => onChange({ state })}
      />
      <TextField
        name="zip_prefix"
        label={messages.zip}
        hint={messages.zipHint}
        inputMode="numeric"
        maxLength={5}
        value={values.zip_prefix}
        error={errorOf('zip_prefix')}
        onChange={(zip_prefix) => onChange({ zip_prefix })}
      />
      <CheckField
        name="taxes_shipping"
        checked={values.taxes_shipping}
        error={errorOf('taxes_shipping')}
        onChange={(taxes_shipping) => onChange({ taxes_shipping })}
      >
        {messages.taxesShipping}
      </CheckField>
    </>
  )
