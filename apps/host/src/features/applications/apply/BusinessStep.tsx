import { type ApplicantType, businessTypes, teamSizes } from '@showroom/contract/application/choices'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { digitsIn } from '../../../kit/form/typed-number.ts'
import { stateOptions } from '../../../kit/form/us-state-names.ts'
import { useAddressFill } from '../../../kit/form/useAddressFill.ts'
import { businessWords, teamWords } from './business-words.ts'
import { wizardField } from './wizard-field.ts'
import type { Wizard } from './useWizard.ts'
import { applyMessages as messages } from './messages.ts'

type Props = { type: ApplicantType; wizard: Wizard }

export const BusinessStep = ({ type, wizard }: Props) => {
  const field = wizardField(wizard)
  const isPro = type === 'Contractor'
  return (
    <>
      <TextField
        {...field('company_name', messages.companyName)}
        autoComplete="organization"
        maxLength={120}
        required
      />
      {isPro && (
        <SelectField
          {...field('business_type', messages.whatYourBusinessDoes)}
          empty={messages.choose}
          options={businessTypes.map((value) => ({ value, label: businessWords[value] }))}
          required
        />
      )}
      <TextField
        {...field('website', messages.website)}
        autoComplete="url"
        autoCapitalize="none"
        maxLength={200}
        required={false}
      />
      <Place wizard={wizard} isPro={isPro} />
      {isPro && (
        <>
          <div className="apply-pair">
            <TextField
              {...field('years_in_business', messages.yearsInBusiness)}
              inputMode="numeric"
              maxLength={3}
              onChange={(typed) => wizard.form.change({ years_in_business: digitsIn(typed) })}
              required
            />
            <SelectField
              {...field('team_size', messages.teamSize)}
              empty={messages.choose}
              options={teamSizes.map((value) => ({ value, label: teamWords[value] }))}
              required
            />
          </div>
          <TextField
            {...field('service_zips', messages.serviceZips)}
            hint={messages.separatedByCommasSuch}
            inputMode="text"
            maxLength={600}
            required
          />
        </>
      )}
    </>
  )
}

/** Where the business is, or ships from. The ZIP code fills city and state. */
const Place = ({ wizard, isPro }: { wizard: Wizard; isPro: boolean }) => {
  const { form } = wizard
  const { zip_code, city, state } = form.values
  const field = wizardField(wizard)
  const zip = useAddressFill(
    { street: '', apartment: '', zip_code, city, state },
    ({ zip_code, city, state }) =>
      form.change({
        ...(zip_code === undefined ? {} : { zip_code }),
        ...(city === undefined ? {} : { city }),
        ...(state === undefined ? {} : { state }),
      }),
    'city',
  )
  return (
    <fieldset className="apply-group">
      <legend>{isPro ? messages.whereYouAreBased : messages.whereYouShipFrom}</legend>
      <div className="form-columns">
        <TextField
          {...field('zip_code', messages.zipCode)}
          onChange={zip.change}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          required
        />
        <TextField {...field('city', messages.city)} autoComplete="address-level2" maxLength={80} required />
      </div>
      <p className="visually-hidden" role="status">
        {zip.filled}
      </p>
      <SelectField
        {...field('state', messages.state)}
        autoComplete="address-level1"
        empty={messages.choose}
        options={stateOptions}
        required
      />
    </fieldset>
  )
}
