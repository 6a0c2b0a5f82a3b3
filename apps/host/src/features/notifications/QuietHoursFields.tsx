import type { QuietHours } from '@showroom/contract/notification/notification'
import { useState } from 'react'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { FieldFrame } from '../../kit/form/FieldFrame.tsx'
import { useFieldIds } from '../../kit/form/field.ts'
import { notificationMessages as messages } from './messages.ts'

/** What is proposed to whoever turns them on. */
const proposed: QuietHours = { from: '22:00', to: '07:00' }

type Props = { value: QuietHours | null; onChange: (hours: QuietHours | null) => void }

/** Saved as they are chosen; a time is saved when its field is left. */
export const QuietHoursFields = ({ value, onChange }: Props) => (
  <>
    <CheckField
      name="quiet_hours"
      checked={value !== null}
      onChange={(isOn) => onChange(isOn ? proposed : null)}
    >
      {messages.useQuietHours}
    </CheckField>
    {value && (
      <div className="quiet-hours">
        <TimeField
          key={`from ${value.from}`}
          label={messages.from}
          value={value.from}
          onSave={(from) => onChange({ ...value, from })}
        />
        <TimeField
          key={`to ${value.to}`}
          label={messages.to}
          value={value.to}
          onSave={(to) => onChange({ ...value, to })}
        />
      </div>
    )}
  </>
)

type TimeProps = { label: string; value: string; onSave: (time: string) => void }

const TimeField = ({ label, value, onSave }: TimeProps) => {
  const [typed, setTyped] = useState(value)
  const { id, control } = useFieldIds({ hint: undefined, error: undefined, required: true })
  return (
    <FieldFrame id={id} label={label} required>
      <input
        className="form-input"
        type="time"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => (typed === '' ? setTyped(value) : typed !== value && onSave(typed))}
        {...control}
      />
    </FieldFrame>
  )
}
