import type { Price } from '@showroom/contract/catalogue/catalogue'
import { area, money } from '../ui/format.ts'
import { useShopState } from '../shop/context.ts'
import { cardMessages } from './messages.ts'

/** What is paid per Box or Piece, large; the price by the square foot, small; or the other way, as the visitor wants. */
export function CardPrice({ price }: { price: Price }) {
  const { per_sqft_cents: perSqft, coverage, price_cents: paid, uom } = price
  const isByUnit = useShopState(({ display }) => display?.isPricedByUnit ?? true)
  const isBoth = perSqft !== null && price.unit !== 'square_foot'
  const isPerSqft = isBoth && !isByUnit
  return (
    <div className="card-price">
      <p className="card-main-price" part="price">
        <strong>{money(isPerSqft ? perSqft : paid)}</strong>
        <span className="card-per">{isPerSqft ? cardMessages.perSqft : perUnit(price)}</span>
        {!isPerSqft && price.msrp_cents !== null && price.saving_pct !== null && (
          <s>
            <span className="said">{cardMessages.msrp} </span>
            {money(price.msrp_cents)}
          </s>
        )}
      </p>
      {isBoth && (
        <p className="card-unit-price">
          {isByUnit ? `${money(perSqft)} ${cardMessages.perSqft}` : `${money(paid)} ${cardMessages.per(uom)}`}
          {coverage !== null && ` · ${cardMessages.covers(area(coverage))}`}
        </p>
      )}
    </div>
  )
}

const perUnit = (price: Price) =>
  price.unit === 'square_foot' ? cardMessages.perSqft : cardMessages.per(price.uom)
