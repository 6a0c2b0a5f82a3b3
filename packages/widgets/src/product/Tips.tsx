import { amountMessages } from '@showroom/contract/cart/amount.messages'
import { isThinWaste, overLastUnit } from '@showroom/contract/cart/quantity.rules'
import { longestOf, seamOf } from '@showroom/contract/cart/seam.rules'
import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { scaled } from '@showroom/contract/shared/money'
import { area, exact, money } from '../ui/format.ts'
import { type Entries, type Estimate, measuredBy, partOf } from './estimate.ts'
import { laterMessages } from './later-messages.ts'
import { buyingMessages } from './buying-messages.ts'
import { unitsText } from './unit-words.ts'

export type TipsProps = {
  product: ProductDetail
  entries: Entries
  estimate: Estimate
  onQty: (qty: number) => void
}

/** Of what was measured: what is left over and what that costs; then what is worth knowing. */
export function Tips({ product, entries, estimate, onQty }: TipsProps) {
  return (
    <>
      <Extra estimate={estimate} product={product} />
      <CutTips product={product} entries={entries} estimate={estimate} onQty={onQty} />
    </>
  )
}

function Extra({ estimate, product }: Pick<TipsProps, 'estimate' | 'product'>) {
  const { qty, coverage } = estimate
  const isLength = measuredBy(product) === 'length'
  if (coverage.extra < 0) {
    const missing = `${exact(-coverage.extra)} ${isLength ? buyingMessages.feet : buyingMessages.sqft}`
    return <p className="outcome-short">{laterMessages.short(missing)}</p>
  }
  const cost = money(scaled(qty * product.price.price_cents, coverage.extra, coverage.covers))
  const percent = (coverage.impliedWasteBps / 100).toFixed(1)
  const say = isLength ? laterMessages.extraLength : laterMessages.extra
  return <p className="outcome-extra">{say(exact(coverage.extra), percent, cost)}</p>
}

function CutTips({ product, entries, estimate, onQty }: TipsProps) {
  const { need, wastePct, perUnit, coverage, qty, plans } = estimate
  const { price, quantity } = product
  const isArea = measuredBy(product) === 'area'
  const over = isArea && entries.qty === null ? overLastUnit(need, wastePct, perUnit) : null
  const isThin = coverage.extra >= 0 && wastePct > 0 && isThinWaste(coverage.impliedWasteBps)
  const unit = price.uom.toLowerCase()
  return (
    <>
      {isThin && <p className="tip is-warning">{laterMessages.thin}</p>}
      {over && (
        <p className="tip">
          {laterMessages.overLast(exact(over.over).replace(/0$/, ''), unitsText(over.units, price))}
        </p>
      )}
      {plans.map(({ room, plan }) => (
        <p className="tip" key={room.id}>
          {amountMessages.strips(plan.strips, area(plan.stripLength), plan.seams)}{' '}
          {plan.seams > 0 && laterMessages.seamTape(area(plan.seamTape))}
        </p>
      ))}
      <SeamTip product={product} entries={entries} />
      {isArea && price.unit === 'box' && (
        <p className="tip">
          {laterMessages.keepOne(unit)}{' '}
          <button type="button" className="tip-action" onClick={() => onQty(qty + quantity.step_qty)}>
            {laterMessages.addOne(quantity.step_qty === 1 ? unit : unitsText(quantity.step_qty, price))}
          </button>
        </p>
      )}
    </>
  )
}

/** The longest run against the longest slab. */
function SeamTip({ product, entries }: Pick<TipsProps, 'product' | 'entries'>) {
  const { price, quantity } = product
  const seam = seamOf(
    { unit: price.unit, longest_edge: quantity.longest_edge },
    longestOf(entries.rooms.map(partOf)),
  )
  return seam && <p className="tip is-warning">{laterMessages.needsSeam(area(seam.run), area(seam.slab))}</p>
}
