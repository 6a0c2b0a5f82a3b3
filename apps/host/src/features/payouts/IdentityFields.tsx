import { entityTypes } from '@showroom/contract/payout/payout-choices'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { stateOptions } from '../../kit/form/us-state-names.ts'
import { Section } from '../../kit/Section.tsx'
import { DateField } from '../../kit/form/DateField.tsx'
import type { PayoutFormOf } from './PayoutForm.tsx'
import { payoutPageMessages as messages } from './messages.ts'

/** Who is paid, and where they are at home. */
export const IdentityFields = ({ form, saved }: PayoutFormOf) => {
  const { values, change, errorOf } = form
  const isPerson = values.entity_type === 'individual'
  return (
    <>
      <Section title={messages.details} about={messages.toldToPartner}>
        <SelectField
          name="entity_type"
          label={messages.entity}
          options={entityTypes.map((value) => ({ value, label: messages.entities[value] }))}
          value={values.entity_type}
          onChange={(typed) => {
            const entity_type = entityTypes.find((each) => each === typed) ?? 'individual'
            change({ entity_type, tax_number: '' })
          }}
        />
        <TextField
          name="legal_name"
          label={messages.legalName}
          hint={messages.legalNameHint}
          required
          maxLength={120}
          autoComplete={isPerson ? 'name' : 'organization'}
          value={values.legal_name}
          error={errorOf('legal_name')}
          onChange={(legal_name) => change({ legal_name })}
        />
        <TextField
          name="tax_number"
          label={isPerson ? messages.ssn : messages.ein}
          hint={saved ? messages.again : undefined}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={isPerson ? 4 : 10}
          value={values.tax_number}
          error={errorOf('tax_number')}
          onChange={(tax_number) => change({ tax_number })}
        />
        {isPerson && (
          <DateField
            name="birth_date"
            label={messages.birthDate}
            required
            value={values.birth_date}
            error={errorOf('birth_date')}
            onChange={(birth_date) => change({ birth_date })}
          />
        )}
      </Section>
      <Place form={form} />
    </>
  )
}

const Place = ({ form: { values, change, errorOf } }: Pick<PayoutFormOf, 'form'>) => (
  <Section title={messages.address}>
    <TextField
      name="street"
      label={messages.street}
      required
      maxLength={120}
      autoComplete="address-line1"
      value={values.street}
      error={errorOf('street')}
      onChange={(street) => change({ street })}
    />
    <TextField
      name="apartment"
      label={messages.apartment}
      maxLength={60}
      autoComplete="address-line2"
      value={values.apartment}
      error={errorOf('apartment')}
      onChange={(apartment) => change({ apartment })}
    />
    <TextField
      name="city"
      label={messages.city}
      required
      maxLength={80}
      autoComplete="address-level2"
      value={values.city}
      error={errorOf('city')}
      onChange={(city) => change({ city })}
    />
    <SelectField
      name="state"
      label={messages.state}
      required
      empty={messages.chooseState}
      options={stateOptions}
      value={values.state}
      error={errorOf('state')}
      onChange={(state) => change({ state })}
    />
    <TextField
      name="zip_code"
      label={messages.zip}
      required
      inputMode="numeric"
      maxLength={10}
      autoComplete="postal-code"
      value={values.zip_code}
      error={errorOf('zip_code')}
      onChange={(zip_code) => change({ zip_code })}
    />
  </Section>
)
