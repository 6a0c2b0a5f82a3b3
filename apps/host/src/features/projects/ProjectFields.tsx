import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { DateField } from '../../kit/form/DateField.tsx'
import { typeWords } from './choice.messages.ts'
import { optionsOf } from './words.ts'
import { projectMessages as messages } from './messages.ts'

/** As it is typed: nothing chosen is an empty text. */
export type ProjectTyped = {
  name: string
  type: string
  address: string
  zip_code: string
  start_on: string
  budget: string
}

type Props = {
  values: ProjectTyped
  onChange: (changed: Partial<ProjectTyped>) => void
  errorOf: (name: string) => string | undefined
}

export const ProjectFields = ({ values, onChange, errorOf }: Props) => (
  <>
    <TextField
      name="name"
      label={messages.name}
      required
      maxLength={120}
      enterKeyHint="next"
      autoCapitalize="words"
      placeholder={messages.mainBath}
      value={values.name}
      error={errorOf('name')}
      onChange={(name) => onChange({ name })}
    />
    <SelectField
      name="type"
      label={messages.whatIsIt}
      required={false}
      empty={messages.choose}
      options={optionsOf(typeWords)}
      value={values.type}
      error={errorOf('type')}
      onChange={(type) => onChange({ type })}
    />
    <PlaceFields values={values} onChange={onChange} errorOf={errorOf} />
    <div className="account-pair">
      <DateField
        name="start_on"
        label={messages.targetStart}
        value={values.start_on}
        error={errorOf('start_on')}
        onChange={(start_on) => onChange({ start_on })}
      />
      <TextField
        name="budget"
        label={messages.budgetInDollars}
        required={false}
        inputMode="numeric"
        enterKeyHint="done"
        placeholder="20,000"
        value={values.budget}
        error={errorOf('budget') ?? errorOf('budget_cents')}
        onChange={(budget) => onChange({ budget })}
      />
    </div>
  </>
)

const PlaceFields = ({ values, onChange, errorOf }: Props) => (
  <div className="project-place">
    <TextField
      name="address"
      label={messages.address}
      hint={messages.orTheZipCode}
      maxLength={200}
      autoComplete="street-address"
      enterKeyHint="next"
      value={values.address}
      error={errorOf('address')}
      onChange={(address) => onChange({ address })}
    />
    <TextField
      name="zip_code"
      label={messages.zipCode}
      hint={messages.n5Digits}
      inputMode="numeric"
      maxLength={10}
      autoComplete="postal-code"
      enterKeyHint="next"
      value={values.zip_code}
      error={errorOf('zip_code')}
      onChange={(zip_code) => onChange({ zip_code })}
    />
  </div>
)
