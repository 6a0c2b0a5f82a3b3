import type { PartyBalance } from '@showroom/contract/balance/balance'
import { decimal } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { refused } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { balanceMessages as messages } from './messages.ts'

type Booked = (sums: Pick<PartyBalance, 'available_cents' | 'pending_cents'>) => void
type Props = { of: PartyBalance; onBooked: Booked; onClose: () => void }

const amount = /^-?\d{1,7}(\.\d{1,2})?$/

/** What is typed, and sending it: one opened form books once, however often it is sent. */
const useBooking = ({ account, party, available_cents }: PartyBalance, onBooked: Booked) => {
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(available_cents < 0 ? decimal(-available_cents) : '')
  const [against, setAgainst] = useState<'cash' | 'platform'>('cash')
  const [reason, setReason] = useState('')
  const sending = useSubmit(async () => {
    if (!amount.test(typed.trim())) throw refused(messages.typeAnAmount)
    const amount_cents = Math.round(Number(typed) * 100)
    const body = { key, account, party, amount_cents, against, reason: reason.trim() }
    const { data, message } = await call('POST /api/admin/balance/adjustment', { body })
    if (message) toast.success(message)
    onBooked(data)
  }, 'screen')
  return { typed, setTyped, against, setAgainst, reason, setReason, ...sending }
}

/** An amount to somebody's good, or against them. */
export const BookAmount = ({ of, onBooked, onClose }: Props) => {
  const booking = useBooking(of, onBooked)
  const { run, isBusy, failure, fieldErrors } = booking
  const isTold = Object.keys(fieldErrors).length > 0
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <TextField
        name="amount_cents"
        label={messages.howMuch}
        value={booking.typed}
        onChange={booking.setTyped}
        error={fieldErrors['amount_cents']?.join(' ')}
        maxLength={11}
        required
      />
      <SelectField
        name="against"
        label={messages.against}
        value={booking.against}
        onChange={(value) => booking.setAgainst(value === 'platform' ? 'platform' : 'cash')}
        options={[
          { value: 'cash', label: messages.paidToUs },
          { value: 'platform', label: messages.weBear },
        ]}
      />
      <AreaField
        name="reason"
        label={messages.why}
        hint={messages.whyHint}
        value={booking.reason}
        onChange={booking.setReason}
        error={fieldErrors['reason']?.join(' ')}
        maxLength={500}
        required
      />
      <FormFailure sentence={failure && !isTold ? failure.message : null} />
      <div className="account-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.booking : messages.book}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {messages.cancel}
        </button>
      </div>
    </form>
  )
}
