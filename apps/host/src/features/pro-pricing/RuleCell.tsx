import type { MarkupProduct } from '@showroom/contract/pricing/markup'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { PlannedNote } from './PlannedNote.tsx'
import { scopeText } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

type Props = { product: MarkupProduct; onTakeBack: () => void }

/** Which rule makes a price; one of the material's own can be taken back. With what is planned for it. */
export const RuleCell = ({ product: { rule, is_own, name, planned }, onTakeBack }: Props) => (
  <>
    {is_own ? (
      <>
        <StatusChip tone="moving">{messages.ownMarkup}</StatusChip>{' '}
        <button
          type="button"
          className="form-link"
          aria-label={messages.useRuleFor(name)}
          onClick={onTakeBack}
        >
          {messages.useRule}
        </button>
      </>
    ) : (
      <span className="markup-rule">{rule ? scopeText(rule) : messages.standardRule}</span>
    )}
    <PlannedNote planned={planned} />
  </>
)
