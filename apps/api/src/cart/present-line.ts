import { LRUCache } from 'lru-cache'
import type { CartLine } from '@showroom/contract/cart/cart'
import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { type ShownSize, sizeOfLabel } from '@showroom/contract/catalogue/size.rules'
import { deliveryOf } from '@showroom/contract/catalogue/delivery.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { perSqft } from '@showroom/contract/pricing/pricing.rules'
import { picturesOf } from '../catalogue/product/product-pictures.ts'
import { canBeSold, type Purchasable } from '../catalogue/product/purchasable.ts'
import { shownMoney } from '../shared/shown-money.ts'
import { cartMessages } from './cart.messages.ts'
import type { LineFacts } from './cart-facts.ts'
import { lotOf } from './lot.ts'
import { counted, mostOf, stockFor } from './quantity.ts'

/** What a line is judged by besides itself. */
export type Around = { inCart: ReadonlySet<string>; now: Date }

/** Many products have the same label, and the same lines are shown again with each page. */
const sizes = new LRUCache<string, { size: ShownSize | null }>({
  max: 2_000,
  memoMethod: (label) => ({ size: sizeOfLabel(label) }),
})

/** A line at today's price and stock, with what the visitor should know and may do. */
export const presentLine = (line: LineFacts, around: Around): CartLine => {
  const { product, qty } = line
  const { priceCents } = product
  const lot = lotOf(product, qty, line.lotChoice)
  return {
    id: line.lineId,
    product_id: product.publicId,
    name: product.name,
    brand: product.brand,
    sku: product.sku,
    vendor: product.vendor,
    picture: cardPicture(product),
    size: sizes.memo(product.sizeLabel).size,
    unit: product.unit,
    uom: product.uom,
    qty,
    min_qty: product.minQty,
    step_qty: product.stepQty,
    max_qty: mostOf(product),
    unit_price_cents: priceCents,
    previous_unit_price_cents: priceCents === line.acceptedCents ? null : line.acceptedCents,
    per_sqft_cents: product.coverage === null ? null : perSqft(priceCents, product.coverage),
    line_total_cents: priceCents * qty,
    coverage: product.coverage === null ? null : product.coverage * qty,
    coverage_note: line.coverageNote,
    stock: stockFor(product),
    lot,
    warnings: warningsOf(line, lot, around),
    can: {
      change: canBeSold(product),
      mix_lots: lot !== null && lot.code === null && lot.choice === 'single' && !isShort(line),
    },
  }
}

/** Where there is nothing to draw a product from, its colours stand in. */
export const cardPicture = (product: Purchasable): Picture =>
  picturesOf(product)[0] ?? {
    view: 'card',
    url: '',
    widths: [],
    width: 4,
    height: 5,
    alt: product.name,
    placeholder: product.placeholder,
  }

const isShort = ({ product, qty }: LineFacts): boolean => {
  const { available } = stockFor(product)
  return available !== null && available < qty
}

type Warning = CartLine['warnings'][number]

const warningsOf = (line: LineFacts, lot: CartLine['lot'], { inCart, now }: Around): Warning[] => {
  const { product } = line
  if (!canBeSold(product)) return [notSold(product)]
  const missing = product.requiredParts.filter((part) => !inCart.has(part.id))
  return [
    ...(product.priceCents === line.acceptedCents
      ? []
      : [priceChanged(line.acceptedCents, product.priceCents)]),
    ...(isShort(line) ? [stockShort(product)] : []),
    ...(lot && lot.code === null && lot.choice === 'single' && !isShort(line) ? [lotShort(lot.message)] : []),
    ...missing.map(({ id, name }) => ({
      code: 'required_part' as const,
      message: cartMessages.requiredPart(name),
      product_ids: [id],
    })),
    ...(deliveryOf(product, now).in_three_weeks ? [] : [late]),
  ]
}

/** Of what can not be sold. */
export const whyNotSold = ({ isShown, pausedUntil }: Purchasable): string => {
  if (isShown) return cartMessages.discontinued
  return pausedUntil === null ? cartMessages.notSold : cartMessages.paused(shownDay(pausedUntil))
}

const notSold = (product: Purchasable): Warning => ({
  code: 'discontinued',
  message: whyNotSold(product),
  product_ids: product.substituteId === null ? [] : [product.substituteId],
})

const priceChanged = (beforeCents: number, nowCents: number): Warning => ({
  code: 'price_changed',
  message: cartMessages.priceChanged(shownMoney(beforeCents), shownMoney(nowCents)),
  product_ids: [],
})

const stockShort = (product: Purchasable): Warning => ({
  code: 'stock_short',
  message:
    product.stockQty === 0
      ? cartMessages.outOfStock
      : cartMessages.shortStock(counted(product.stockQty, product.unit)),
  product_ids: product.substituteId === null ? [] : [product.substituteId],
})

const lotShort = (message: string): Warning => ({ code: 'lot_short', message, product_ids: [] })

const late: Warning = { code: 'over_three_weeks', message: cartMessages.overThreeWeeks, product_ids: [] }
