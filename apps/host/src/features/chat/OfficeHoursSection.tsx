import { officeZoneNames, officeZones } from '@showroom/contract/chat/office-choices'
import type { OfficeHours, OfficeSettings } from '@showroom/contract/chat/office-hours'
import { useRead } from '../../data/useRead.ts'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { chatMessages as messages } from './messages.ts'
import { useOfficeSettings } from './useOfficeSettings.ts'
import './OfficeHours.css'

/** What is proposed to whoever says when they answer. */
const proposed: OfficeHours = {
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:00',
  zone: 'America/Los_Angeles',
}

/** When a Pro answers, and what answers meanwhile: saved as it is chosen. */
export const OfficeHoursSection = () => {
  const read = useRead('GET /api/office_hours', {})
  return (
    <Section title={messages.officeHours} about={messages.aboutOfficeHours}>
      <Loaded read={read} rows={2}>
        {({ data }) => <OfficeFields saved={data} />}
      </Loaded>
    </Section>
  )
}

const OfficeFields = ({ saved }: { saved: OfficeSettings }) => {
  const { settings, save } = useOfficeSettings(saved)
  const { hours } = settings
  return (
    <>
      <CheckField
        name="office_hours"
        checked={hours !== null}
        onChange={(isOn) => save({ hours: isOn ? proposed : null })}
      >
        {messages.sayWhenIAnswer}
      </CheckField>
      {hours && <HoursFields hours={hours} onChange={(change) => save({ hours: { ...hours, ...change } })} />}
      <CheckField
        name="is_assistant_on"
        checked={settings.is_assistant_on}
        onChange={(is_assistant_on) => save({ is_assistant_on })}
      >
        {messages.answerAutomatically}
      </CheckField>
      <p className="office-note">{messages.aboutAutomatic}</p>
    </>
  )
}

type HoursProps = { hours: OfficeHours; onChange: (change: Partial<OfficeHours>) => void }

const HoursFields = ({ hours, onChange }: HoursProps) => (
  <>
    <fieldset className="office-days">
      <legend>{messages.days}</legend>
      {messages.weekdays.map(([day, name]) => (
        <CheckField
          key={day}
          name={`day ${day}`}
          checked={hours.days.includes(day)}
          onChange={(isOn) =>
            onChange({ days: isOn ? [...hours.days, day] : hours.days.filter((each) => each !== day) })
          }
        >
          {name}
        </CheckField>
      ))}
    </fieldset>
    <div className="office-times">
      <SelectField
        name="opens"
        label={messages.opens}
        value={hours.opens}
        onChange={(opens) => onChange({ opens })}
        options={times}
      />
      <SelectField
        name="closes"
        label={messages.closes}
        value={hours.closes}
        onChange={(closes) => onChange({ closes })}
        options={times}
      />
      <SelectField
        name="zone"
        label={messages.zone}
        value={hours.zone}
        onChange={(zone) => onChange({ zone: officeZoneNames.find((name) => name === zone) ?? hours.zone })}
        options={officeZoneNames.map((value) => ({ value, label: officeZones[value] }))}
      />
    </div>
  </>
)

const shown = (hour: number, minute: string) =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`

/** By half hours: an office that opens at a quarter past is rare, and the list is long enough. */
const times = Array.from({ length: 48 }, (_, half) => {
  const [hour, minute] = [Math.floor(half / 2), half % 2 === 0 ? '00' : '30']
  return { value: `${String(hour).padStart(2, '0')}:${minute}`, label: shown(hour, minute) }
})
