import type { Price } from '@showroom/contract/catalogue/catalogue'
import { CardPrice } from '../catalogue-kit/CardPrice.tsx'
import { money } from '../ui/format.ts'
import { productMessages } from './messages.ts'

/** The price in the unit people think in, what is paid per unit, and against which list price it saves. */
export const ProductPrice = ({ price }: { price: Price }) => (
  <div className="product-price">
    <CardPrice price={price} />
    {price.pieces !== null && price.pieces > 1 && (
      <p className="soft">{productMessages.soldBy(price.uom.toLowerCase(), price.pieces)}</p>
    )}
    {price.msrp_cents !== null && price.saving_pct !== null && (
      <p className="saving">
        {productMessages.msrp(money(price.msrp_cents), money(price.msrp_cents - price.price_cents))}
      </p>
    )}
  </div>
)
