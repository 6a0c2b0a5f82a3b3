import { DateField } from '../../kit/form/DateField.tsx'
import { RadioChoice } from '../../kit/form/RadioChoice.tsx'
import type { TypedWhen } from './planned.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  value: TypedWhen
  error: string | undefined
  onChange: (change: Partial<TypedWhen>) => void
}

/** Whether a change holds at once, or from the first moment of a day on. */
export const EffectiveFields = ({ value: { when, effective_on: day }, error, onChange }: Props) => (
  <>
    <RadioChoice
      name="when"
      legend={messages.effective}
      choices={[
        { value: 'now', label: messages.effectiveNow },
        { value: 'day', label: messages.effectiveFrom, about: messages.effectiveAbout },
      ]}
      value={when}
      onChange={(chosen) => onChange({ when: chosen === 'day' ? 'day' : 'now' })}
    />
    {when === 'day' && (
      <DateField
        name="effective_on"
        label={messages.firstDay}
        hint={messages.firstDayHint}
        required
        value={day}
        error={error}
        onChange={(effective_on) => onChange({ effective_on })}
      />
    )}
  </>
)
