import { hireMessages as messages } from './messages.ts'

type Props = { isBusy?: boolean; label?: string; busyLabel?: string; onBack?: () => void }

/** On to the next step, or back to the one before. */
export const StepButtons = ({
  isBusy = false,
  label = messages.next,
  busyLabel = messages.nextBusy,
  onBack,
}: Props) => (
  <div className="account-actions">
    <button type="submit" className="button" aria-disabled={isBusy || undefined}>
      {isBusy ? busyLabel : label}
    </button>
    {onBack && (
      <button type="button" className="button quiet" onClick={onBack}>
        {messages.back}
      </button>
    )}
  </div>
)
