import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { stateOptions } from '../../kit/form/us-state-names.ts'
import type { FormProps } from './form-props.ts'
import { showroomPageMessages as messages } from './messages.ts'

export const ProfileFields = ({ form }: FormProps) => {
  const text = (name: 'phone' | 'city' | 'since_year') => ({
    name,
    value: form.values[name],
    onChange: (typed: string) => form.change({ [name]: typed }),
    error: form.errorOf(name),
    required: false,
    enterKeyHint: 'next' as const,
  })
  return (
    <div className="own-fields">
      <TextField
        {...text('phone')}
        label={messages.phone}
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
      />
      <div className="account-pair">
        <TextField {...text('city')} label={messages.city} autoComplete="address-level2" maxLength={60} />
        <SelectField
          name="state"
          label={messages.state}
          empty={messages.stateEmpty}
          value={form.values.state}
          onChange={(state) => form.change({ state })}
          error={form.errorOf('state')}
          required={false}
          options={stateOptions}
        />
      </div>
      <TextField
        {...text('since_year')}
        label={messages.sinceYear}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
    </div>
  )
}
