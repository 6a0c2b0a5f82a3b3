import type { ProductDetail } from '@showroom/contract/catalogue/catalogue'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { money } from '../ui/format.ts'
import { Lazy } from '../ui/Lazy.tsx'
import { QuantityBox } from '../ui/QuantityBox.tsx'
import type { Entries, Estimate } from './estimate.ts'
import { loadBoughtLine } from './later.ts'
import { coveringLot } from './lots.ts'
import { buyingMessages } from './buying-messages.ts'
import { Promises } from './Promises.tsx'
import { unitsName, unitsText } from './unit-words.ts'
import { useBuying } from './useBuying.ts'

type Props = {
  product: ProductDetail
  entries: Entries
  estimate: Estimate
  onQty: (qty: number) => void
  cartHref: string | undefined
}

/** How many, what they cost, where they come from and when; then the one clear thing to do. */
export function BuyBox({ product, entries, estimate, onQty, cartHref }: Props) {
  const [mixesLots, setMixesLots] = useState(false)
  const { buy, isBusy, bought } = useBuying({ product, entries, estimate, mixesLots })
  const { qty } = estimate
  const units = unitsText(qty, product.price)
  const most = mostToHave(product)
  const isShort = most !== null && qty > most
  const lots = isShort ? [] : product.lots
  const needsLotChoice = lots.length > 0 && !mixesLots && coveringLot(lots, qty) === null
  return (
    <div className="buy" part="buy">
      <Amount product={product} qty={qty} most={most} onQty={onQty} />
      <Limits product={product} />
      {isShort && (
        <p className="tip is-warning">{buyingMessages.stockShort(unitsText(most, product.price))}</p>
      )}
      <Button
        kind="primary"
        isWide
        isBusy={isBusy}
        disabled={isShort || needsLotChoice}
        onClick={() => void buy(units)}
      >
        {isBusy ? buyingMessages.adding : buyingMessages.add}
      </Button>
      <div className="bought">{bought && <Lazy load={loadBoughtLine} widget={{ bought, cartHref }} />}</div>
      <Promises
        product={product}
        lots={lots}
        qty={qty}
        units={units}
        mixesLots={mixesLots}
        onMixLots={setMixesLots}
      />
    </div>
  )
}

BuyBox.isSlice = true

/** Stock limits what is on the shelf; what is made or ordered in is not limited by it. */
const mostToHave = ({ stock }: ProductDetail) =>
  stock.status === 'in_stock' || stock.status === 'low' ? stock.available : null

type AmountProps = Pick<Props, 'product' | 'onQty'> & { qty: number; most: number | null }

const Amount = ({ product: { price, quantity }, qty, most, onQty }: AmountProps) => (
  <div className="buy-row">
    <div>
      <p className="buy-label">{buyingMessages.howMany}</p>
      <QuantityBox
        label={`${buyingMessages.howMany}, ${unitsName(price)}`}
        value={qty}
        min={quantity.min_qty}
        step={quantity.step_qty}
        max={most}
        onChange={onQty}
      />
    </div>
    <p className="buy-total">
      <span className="buy-label">{buyingMessages.total}</span>
      <strong>{money(qty * price.price_cents)}</strong>
    </p>
  </div>
)

const Limits = ({ product: { quantity, price } }: Pick<Props, 'product'>) => (
  <>
    {quantity.min_qty > 1 && (
      <p className="soft">{buyingMessages.minimum(unitsText(quantity.min_qty, price))}</p>
    )}
    {quantity.step_qty > 1 && (
      <p className="soft">{buyingMessages.step(unitsText(quantity.step_qty, price))}</p>
    )}
  </>
)
