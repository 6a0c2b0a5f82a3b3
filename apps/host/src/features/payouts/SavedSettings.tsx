import type { PayoutAccount } from '@showroom/contract/payout/payout'
import { dollars } from '@showroom/contract/shared/money-text'
import { dayOf } from '../../kit/moments.ts'
import { Section } from '../../kit/Section.tsx'
import { payoutPageMessages as messages } from './messages.ts'

type Saved = NonNullable<PayoutAccount['saved']>

const scheduleOf = ({ schedule, schedule_day: day }: Saved): string => {
  const words = messages.schedules[schedule]
  if (schedule === 'weekly') return `${words}, ${messages.weekdays[(day ?? 1) - 1] ?? ''}`
  return schedule === 'monthly' ? `${words}, ${day}` : words
}

/** What was saved, as far as it is shown. */
export const SavedSettings = ({ saved, onEdit }: { saved: Saved; onEdit: () => void }) => {
  const place = [saved.street, saved.apartment, `${saved.city}, ${saved.state} ${saved.zip_code}`]
  const rows = [
    [messages.legalName, `${saved.legal_name} (${messages.entities[saved.entity_type]})`],
    [messages.address, place.filter((line) => line !== '').join(', ')],
    [messages.bank, messages.bankNow(saved.bank_name, saved.bank_last4)],
    [messages.statement, saved.statement_name],
    [messages.schedule, scheduleOf(saved)],
    [messages.minimum, dollars(saved.minimum_cents)],
    [messages.email, saved.notification_email],
    [messages.w9, messages.signed(saved.w9_name, dayOf(saved.w9_signed_at))],
  ]
  return (
    <Section title={messages.title}>
      <dl className="payout-saved">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="account-actions">
        <button type="button" className="button quiet" onClick={onEdit}>
          {messages.edit}
        </button>
      </div>
    </Section>
  )
}
