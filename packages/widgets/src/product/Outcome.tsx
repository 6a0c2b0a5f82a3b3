import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { exact } from '../ui/format.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { type Entries, type Estimate, measuredBy } from './estimate.ts'
import { loadTips } from './later.ts'
import { buyingMessages } from './buying-messages.ts'
import { unitsText } from './unit-words.ts'

type Props = {
  product: ProductDetail
  entries: Entries
  estimate: Estimate
  onQty: (qty: number) => void
}

/** What the quantity covers; once something was measured, what that means. */
export function Outcome(props: Props) {
  const { product, estimate } = props
  const units = unitsText(estimate.qty, product.price)
  const covered = exact(estimate.coverage.covers)
  const say = measuredBy(product) === 'length' ? buyingMessages.coversLength : buyingMessages.covers
  return (
    <div className="outcome" aria-live="polite">
      <p className="outcome-covers">{say(units, covered)}</p>
      {estimate.need > 0 && <Lazy load={loadTips} widget={props} />}
      {product.price.unit === 'slab' && <p className="tip">{buyingMessages.slabChoice}</p>}
    </div>
  )
}
