import type { MarkupProduct } from '@showroom/contract/pricing/markup'
import { type Standing, standings } from '@showroom/contract/pricing/product-standing.rules'
import { proPricingMessages as messages } from './messages.ts'

type Props = { product: MarkupProduct; onSet: (standing: Standing) => void }

/** How the showroom offers one material; what the server refuses stands as it was. */
export const StandingCell = ({ product: { name, standing }, onSet }: Props) => (
  <select
    className="form-input form-select standing-cell"
    aria-label={messages.standingOf(name)}
    value={standing}
    onChange={(event) => {
      const chosen = standings.find((each) => each === event.currentTarget.value)
      if (chosen) onSet(chosen)
    }}
  >
    {standings.map((each) => (
      <option key={each} value={each}>
        {messages.standings[each]}
      </option>
    ))}
  </select>
)
