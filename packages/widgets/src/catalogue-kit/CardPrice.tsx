import type { Price } from '@showroom/contract/catalogue/catalogue'
import { firstPrice } from '@showroom/contract/catalogue/first-price.rules'
import { area, money } from '../ui/format.ts'
import { useShopState } from '../shop/context.ts'
import { cardMessages } from './messages.ts'

/** What is paid per Box or Piece, large; the price by the square foot, small; or the other way, as the visitor wants. */
export function CardPrice({ price }: { price: Price }) {
  const { coverage, msrp_cents: msrp, saving_pct: saving } = price
  const isByUnit = useShopState(({ display }) => display?.is_priced_by_unit ?? true)
  const first = firstPrice(price, isByUnit)
  const other = firstPrice(price, !isByUnit)
  const isBoth = first.per !== other.per
  return (
    <div className="card-price">
      <p className="card-main-price" part="price">
        <strong>{money(first.cents)}</strong>
        <span className="card-per">{first.per}</span>
        {(isByUnit || !isBoth) && msrp !== null && saving !== null && (
          <s>
            <span className="said">{`${cardMessages.msrp} `}</span>
            {money(msrp)}
          </s>
        )}
      </p>
      {isBoth && (
        <p className="card-unit-price">
          <bdi>
            {`${money(other.cents)} ${other.per}${coverage === null ? '' : ` · ${cardMessages.covers(area(coverage))}`}`}
          </bdi>
        </p>
      )}
    </div>
  )
}
