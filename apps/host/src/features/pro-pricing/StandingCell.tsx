import type { MarkupProduct } from '@showroom/contract/pricing/markup'
import { type Standing, standings } from '@showroom/contract/pricing/product-standing.rules'
import type { ShopError } from '@showroom/widgets/shop'
import { useEffect, useState } from 'react'
import { proPricingMessages as messages } from './messages.ts'

type Props = { product: MarkupProduct; onSet: (standing: Standing) => Promise<ShopError | null> }

/** How the showroom offers one material; what the server refuses stands as it was. */
export const StandingCell = ({ product: { name, standing }, onSet }: Props) => {
  /** What was chosen, until the list has it. */
  const [chosen, setChosen] = useState<Standing | null>(null)
  useEffect(() => setChosen(null), [standing])
  const choose = async (wanted: Standing) => {
    setChosen(wanted)
    if (await onSet(wanted)) setChosen(null)
  }
  return (
    <select
      className="form-input form-select standing-cell"
      aria-label={messages.standingOf(name)}
      value={chosen ?? standing}
      onChange={(event) => {
        const wanted = standings.find((each) => each === event.currentTarget.value)
        if (wanted) void choose(wanted)
      }}
    >
      {standings.map((each) => (
        <option key={each} value={each}>
          {messages.standings[each]}
        </option>
      ))}
    </select>
  )
}
