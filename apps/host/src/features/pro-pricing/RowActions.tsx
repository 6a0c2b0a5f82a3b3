import { proPricingMessages as messages } from './messages.ts'

type Props = { of: string; onChange: () => void; onRemove: () => void }

/** What can be done with a row of one's own. */
export const RowActions = ({ of, onChange, onRemove }: Props) => (
  <span className="pricing-actions">
    <button type="button" className="form-link" aria-label={messages.changeThis(of)} onClick={onChange}>
      {messages.change}
    </button>
    <button type="button" className="form-link" aria-label={messages.removeThis(of)} onClick={onRemove}>
      {messages.remove}
    </button>
  </span>
)
