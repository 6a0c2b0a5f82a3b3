import { largestRoom, shownPercent, tightRoom } from '@showroom/contract/pricing/coupon.rules'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { centsIn } from '../../kit/form/typed-amounts.ts'
import type { CouponTyped } from './coupon-form.ts'
import { bpsIn } from './percent.ts'
import { scopeBody } from './scope.ts'
import { proPricingMessages as messages } from './messages.ts'

/** How large it can be for what was chosen, and what it costs the Pro: known before it is saved. */
export const CouponCost = ({ typed }: { typed: CouponTyped }) => {
  const { last } = useRead('GET /api/coupon/room', { query: scopeBody({ ...typed, vendor: '' }) })
  const rooms = last?.data
  if (!rooms) return null
  if (rooms.length === 0) return <p className="form-hint">{messages.nothingShown}</p>
  const largest = largestRoom(rooms)
  const bps = typed.kind === 'percent' ? bpsIn(typed.off_bps) : null
  const tight = bps === null || bps > largest ? null : tightRoom(rooms, bps)
  return (
    <div className="coupon-cost" role="status">
      <p>{messages.atMost(shownPercent(largest))}</p>
      {tight && <p>{messages.lessOn(shownPercent(tight.largest_bps), tight.products)}</p>}
      <p>{typed.kind === 'percent' ? percentCost(bps, largest) : amountCost(typed.off_cents)}</p>
    </div>
  )
}

/** Of so much, a hundredth of a percent is a cent. */
const hundredDollars = 10_000

/** What is above the markup costs nothing: it is refused. */
const percentCost = (bps: number | null, largest: number): string =>
  bps === null || bps === 0 || bps > largest
    ? messages.costsMarkup
    : messages.costsPercent(dollars(bps), dollars(hundredDollars))

const amountCost = (typed: string): string => {
  const cents = centsIn(typed)
  return cents ? messages.costsAmount(dollars(cents)) : messages.costsMarkup
}
