import { CheckField } from '../../../kit/form/CheckField.tsx'
import { DateField } from '../../../kit/form/DateField.tsx'
import { type Age, needsParent } from './age.ts'
import { ageMessages as messages } from './age.messages.ts'

type Props = {
  form: {
    values: Age
    change: (changed: Partial<Age>) => void
    errorOf: (name: string) => string | undefined
  }
}

/** A parent is asked for only where a date of birth says so. */
export const AgeFields = ({ form: { values, change, errorOf } }: Props) => (
  <>
    <DateField
      name="birth_date"
      label={messages.birthDate}
      hint={messages.birthDateHint}
      value={values.birth_date}
      error={errorOf('birth_date')}
      onChange={(birth_date) => change({ birth_date })}
      autoComplete="bday"
      required
    />
    {(needsParent(values) || errorOf('parent_consent')) && (
      <CheckField
        name="parent_consent"
        checked={values.parent_consent}
        onChange={(parent_consent) => change({ parent_consent })}
        error={errorOf('parent_consent')}
        required
      >
        {messages.parentConsent}
      </CheckField>
    )}
  </>
)
