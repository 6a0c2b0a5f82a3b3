import { type Standing, standings } from '@showroom/contract/pricing/product-standing.rules'
import { proPricingMessages as messages } from './messages.ts'

type Props = { isBusy: boolean; onSet: (standing: Standing) => void }

/** One way to be offered for all that is ticked. */
export const BulkStanding = ({ isBusy, onSet }: Props) => (
  <div className="markup-bulk" role="group" aria-label={messages.standing}>
    {standings.map((each) => (
      <button key={each} type="button" className="button quiet" disabled={isBusy} onClick={() => onSet(each)}>
        {messages.makeStanding[each]}
      </button>
    ))}
  </div>
)
