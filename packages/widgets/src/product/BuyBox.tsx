import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { useEmit, useShop } from '../shop/context.ts'
import { StockLabel } from '../rails/StockLabel.tsx'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { Icon } from '../ui/Icon.tsx'
import { QuantityBox } from '../ui/QuantityBox.tsx'
import type { Entries, Estimate } from './estimate.ts'
import { LotLine } from './LotLine.tsx'
import { productMessages } from './messages.ts'
import { dayText } from './days.ts'
import { coveringLot } from './lots.ts'
import { unitsText } from './unit-words.ts'
import { type Bought, useBuying } from './useBuying.ts'

type Props = { product: ProductDetail; entries: Entries; estimate: Estimate; onQty: (qty: number) => void }

/** How many, what they cost, where they come from and when; then the one clear thing to do. */
export function BuyBox({ product, entries, estimate, onQty }: Props) {
  const { price, quantity, stock, delivery } = product
  const [mixesLots, setMixesLots] = useState(false)
  const { buy, isBusy, bought } = useBuying({ product, entries, estimate, mixesLots })
  const { qty } = estimate
  const units = unitsText(qty, price)
  const most = mostToHave(product)
  const isShort = most !== null && qty > most
  const needsLotChoice =
    !isShort && product.lots.length > 0 && !mixesLots && coveringLot(product.lots, qty) === null
  return (
    <div className="buy">
      <div className="buy-row">
        <div>
          <p className="buy-label">{productMessages.howMany}</p>
          <QuantityBox
            label={`${productMessages.howMany}, ${unitsText(2, price).slice(2)}`}
            value={qty}
            min={quantity.min_qty}
            step={quantity.step_qty}
            max={most}
            onChange={onQty}
          />
        </div>
        <p className="buy-total">
          <span className="buy-label">{productMessages.total}</span>
          <strong>{money(qty * price.price_cents)}</strong>
        </p>
      </div>
      <Limits product={product} />
      {isShort && <p className="tip is-warning">{productMessages.stockShort(unitsText(most, price))}</p>}
      <Button
        kind="primary"
        isWide
        isBusy={isBusy}
        disabled={isShort || needsLotChoice}
        onClick={() => void buy(units)}
      >
        {isBusy ? productMessages.adding : productMessages.add}
      </Button>
      <BoughtLine bought={bought} />
      <ul className="promises">
        <li>
          <StockLabel stock={stock} />
        </li>
        {product.lots.length > 0 && !isShort && (
          <li>
            <LotLine
              lots={product.lots}
              qty={qty}
              units={units}
              mixesLots={mixesLots}
              onMixLots={setMixesLots}
            />
          </li>
        )}
        <li>
          <p>{productMessages.delivery(dayText(delivery.earliest), dayText(delivery.latest))}</p>
          {!delivery.in_three_weeks && <p className="soft">{productMessages.later}</p>}
        </li>
      </ul>
    </div>
  )
}

/** Stock limits what is on the shelf; what is made or ordered in is not limited by it. */
const mostToHave = ({ stock }: ProductDetail) =>
  stock.status === 'in_stock' || stock.status === 'low' ? stock.available : null

const Limits = ({ product: { quantity, price } }: { product: ProductDetail }) => (
  <>
    {quantity.min_qty > 1 && (
      <p className="soft">{productMessages.minimum(unitsText(quantity.min_qty, price))}</p>
    )}
    {quantity.step_qty > 1 && (
      <p className="soft">{productMessages.step(unitsText(quantity.step_qty, price))}</p>
    )}
  </>
)

function BoughtLine({ bought }: { bought: Bought | null }) {
  const { cart, drawer } = useShop()
  const emit = useEmit()
  const openCart = () => {
    if (emit('cart-opened', { count: cart.getState().count }, { cancelable: true })) drawer.open()
  }
  return (
    <div className="bought" role="status">
      {bought && (
        <p className={bought.tone}>
          <Icon name={bought.tone === 'good' ? 'check' : 'warning'} />
          <span>{bought.text}</span>
          {bought.tone === 'good' && (
            <Button kind="quiet" onClick={openCart}>
              {productMessages.viewCart}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
