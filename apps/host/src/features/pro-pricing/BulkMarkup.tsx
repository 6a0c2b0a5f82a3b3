import { useState } from 'react'
import { FieldError } from '../../kit/form/FieldFrame.tsx'
import { markupBpsIn } from './percent.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = { isBusy: boolean; onSet: (markupBps: number | null) => Promise<void> }

/** One markup for all that is ticked. */
export const BulkMarkup = ({ isBusy, onSet }: Props) => {
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  return (
    <form
      className="markup-bulk"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const bps = markupBpsIn(typed)
        setRefused(bps === null)
        if (bps !== null) void onSet(bps)
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
      <button type="submit" className="button" disabled={isBusy}>
        {messages.setMarkup}
      </button>
      <button type="button" className="button quiet" disabled={isBusy} onClick={() => void onSet(null)}>
        {messages.useRules}
      </button>
      <FieldError id="markup-bulk" error={isRefused ? messages.typeAPercent : undefined} />
    </form>
  )
}
