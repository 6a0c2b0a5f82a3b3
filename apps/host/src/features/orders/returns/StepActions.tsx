import { returnMessages as messages } from './messages.ts'

type Props = { onBack: () => void; label: string; isBusy?: boolean }

export const StepActions = ({ onBack, label, isBusy = false }: Props) => (
  <div className="account-actions">
    <button type="submit" className="button" aria-disabled={isBusy || undefined}>
      {label}
    </button>
    <button type="button" className="button quiet" onClick={onBack}>
      {messages.back}
    </button>
  </div>
)
