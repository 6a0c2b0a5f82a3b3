import { useState } from 'react'
import { FieldError } from '../../kit/form/FieldFrame.tsx'
import { markupBpsIn } from './percent.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = {
  isBusy: boolean
  /** Null takes their own markups back; without a day it is done at once. */
  onSet: (markupBps: number | null, day: string) => Promise<void>
}

/** One markup for all that is ticked, at once or from a day on. */
export const BulkMarkup = ({ isBusy, onSet }: Props) => {
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState('')
  const [isRefused, setRefused] = useState(false)
  return (
    <form
      className="markup-bulk"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const bps = markupBpsIn(typed)
        setRefused(bps === null)
        if (bps !== null) void onSet(bps, day)
      }}
    >
      <input
        className="form-input"
        aria-label={messages.markupPercent}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? 'markup-bulk-error' : undefined}
        placeholder={messages.bulkExample}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setRefused(false)
        }}
      />
      <label className="markup-bulk-day">
        <span>{messages.bulkFrom}</span>
        <input
          type="date"
          className="form-input"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="button" disabled={isBusy}>
        {day === '' ? messages.setMarkup : messages.planMarkup}
      </button>
      <button type="button" className="button quiet" disabled={isBusy} onClick={() => void onSet(null, day)}>
        {messages.useRules}
      </button>
      <FieldError id="markup-bulk" error={isRefused ? messages.typeAPercent : undefined} />
    </form>
  )
}
