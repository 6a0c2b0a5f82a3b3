import { latestMonthDay, payoutSchedules } from '@showroom/contract/payout/payout-choices'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { Section } from '../../kit/Section.tsx'
import type { PayoutFormOf } from './PayoutForm.tsx'
import { payoutPageMessages as messages } from './messages.ts'

const weekdays = messages.weekdays.map((label, index) => ({ value: String(index + 1), label }))
const monthDays = Array.from({ length: latestMonthDay }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}))

/** When it is paid, from which amount on, and who is told. */
export const ScheduleFields = ({ form: { values, change, errorOf } }: PayoutFormOf) => (
  <Section title={messages.when}>
    <SelectField
      name="schedule"
      label={messages.schedule}
      options={payoutSchedules.map((value) => ({ value, label: messages.schedules[value] }))}
      value={values.schedule}
      onChange={(typed) => {
        const schedule = payoutSchedules.find((each) => each === typed) ?? 'weekly'
        change({ schedule, schedule_day: schedule === 'weekly' ? '5' : '1' })
      }}
    />
    {values.schedule !== 'manual' && (
      <SelectField
        name="schedule_day"
        label={values.schedule === 'weekly' ? messages.weekday : messages.monthDay}
        options={values.schedule === 'weekly' ? weekdays : monthDays}
        value={values.schedule_day}
        error={errorOf('schedule_day')}
        onChange={(schedule_day) => change({ schedule_day })}
      />
    )}
    <TextField
      name="minimum"
      label={messages.minimum}
      inputMode="decimal"
      autoComplete="off"
      value={values.minimum}
      error={errorOf('minimum') ?? errorOf('minimum_cents')}
      onChange={(minimum) => change({ minimum }, ['minimum', 'minimum_cents'])}
    />
    <TextField
      name="notification_email"
      label={messages.email}
      type="email"
      required
      autoComplete="email"
      value={values.notification_email}
      error={errorOf('notification_email')}
      onChange={(notification_email) => change({ notification_email })}
    />
  </Section>
)
