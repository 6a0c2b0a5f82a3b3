import { isThinWaste, needsSeam, overLastUnit } from '@showroom/contract/cart/quantity.rules'
import { scaled } from '@showroom/contract/shared/money'
import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { area, exact, money } from '../ui/format.ts'
import { type Entries, type Estimate, measuredBy } from './estimate.ts'
import { longestSide } from './measure.ts'
import { productMessages } from './messages.ts'
import { unitsText } from './unit-words.ts'

type Props = {
  product: ProductDetail
  entries: Entries
  estimate: Estimate
  onQty: (qty: number) => void
}

/** What the quantity covers, what is left over and what that costs; then what is worth knowing. */
export function Outcome({ product, entries, estimate, onQty }: Props) {
  const { price } = product
  const { qty, need, coverage } = estimate
  const isLength = measuredBy(product) === 'length'
  const units = unitsText(qty, price)
  const covered = exact(coverage.covers)
  return (
    <div className="outcome" aria-live="polite">
      <p className="outcome-covers">
        {isLength ? productMessages.coversLength(units, covered) : productMessages.covers(units, covered)}
      </p>
      {need > 0 && <Extra estimate={estimate} product={product} />}
      <Tips product={product} entries={entries} estimate={estimate} onQty={onQty} />
    </div>
  )
}

function Extra({ estimate, product }: Pick<Props, 'estimate' | 'product'>) {
  const { qty, coverage } = estimate
  const isLength = measuredBy(product) === 'length'
  if (coverage.extra < 0) {
    const missing = `${exact(-coverage.extra)} ${isLength ? productMessages.feet : productMessages.sqft}`
    return <p className="outcome-short">{productMessages.short(missing)}</p>
  }
  const cost = money(scaled(qty * product.price.price_cents, coverage.extra, coverage.covers))
  const percent = (coverage.impliedWasteBps / 100).toFixed(1)
  const say = isLength ? productMessages.extraLength : productMessages.extra
  return <p className="outcome-extra">{say(exact(coverage.extra), percent, cost)}</p>
}

function Tips({ product, entries, estimate, onQty }: Props) {
  const { need, wastePct, perUnit, coverage, qty, plans } = estimate
  const { price, quantity } = product
  const isArea = measuredBy(product) === 'area' && need > 0
  const over = isArea && entries.qty === null ? overLastUnit(need, wastePct, perUnit) : null
  const isThin = need > 0 && coverage.extra >= 0 && wastePct > 0 && isThinWaste(coverage.impliedWasteBps)
  const unit = price.uom.toLowerCase()
  return (
    <>
      {isThin && <p className="tip is-warning">{productMessages.thin}</p>}
      {over && (
        <p className="tip">
          {productMessages.overLast(exact(over.over).replace(/0$/, ''), unitsText(over.units, price))}
        </p>
      )}
      {plans.map(({ room, plan }) => (
        <p className="tip" key={room.id}>
          {productMessages.strips(plan.strips, area(plan.stripLength), plan.seams)}{' '}
          {plan.seams > 0 && productMessages.seamTape(area(plan.seamTape))}
        </p>
      ))}
      {price.unit === 'slab' && <SlabTips product={product} entries={entries} />}
      {isArea && price.unit === 'box' && (
        <p className="tip">
          {productMessages.keepOne(unit)}{' '}
          <button type="button" className="tip-action" onClick={() => onQty(qty + quantity.step_qty)}>
            {productMessages.addOne(quantity.step_qty === 1 ? unit : unitsText(quantity.step_qty, price))}
          </button>
        </p>
      )}
    </>
  )
}

function SlabTips({ product, entries }: Pick<Props, 'product' | 'entries'>) {
  const { longest_edge: edge } = product.quantity
  const slab = edge === null ? null : Math.floor(edge / 12)
  const run = longestSide(entries.rooms)
  return (
    <>
      {slab !== null && needsSeam(run, slab) && (
        <p className="tip is-warning">{productMessages.needsSeam(area(run), area(slab))}</p>
      )}
      <p className="tip">{productMessages.slabChoice}</p>
    </>
  )
}
