import type { CartLine as Line } from '@showroom/contract/cart/cart'
import { ProductLink } from '../catalogue-kit/ProductLink.tsx'
import { area, money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { QuantityBox } from '../ui/QuantityBox.tsx'
import { Size } from '../ui/Size.tsx'
import { CartPart } from './CartPart.tsx'
import type { CartLinks } from './links.ts'
import { cartMessages } from './messages.ts'
import type { CartChanges } from './useCartChanges.ts'

type CartLineProps = { line: Line; changes: CartChanges; links: CartLinks }

export const CartLine = ({ line, changes, links }: CartLineProps) => {
  const isBusy = changes.busy.has(line.id)
  const cardLinks = { hrefOf: links.productHref, onChoose: links.onProduct }
  return (
    <li className="line" part="line" aria-busy={isBusy}>
      <Picture picture={line.picture} sizes="96px" isDecorative />
      <div className="what">
        <p className="maker">{line.brand}</p>
        <ProductLink id={line.product_id} category={null} links={cardLinks} className="name">
          {line.name}
        </ProductLink>
        <Size size={line.size} />
        <UnitPrice line={line} />
        {line.lot && line.lot.code !== null && <p className="lot">{line.lot.message}</p>}
        <Measured note={line.coverage_note} />
      </div>
      <div className="how-much">
        <QuantityBox
          label={cartMessages.quantityOf(line.name)}
          value={line.qty}
          min={line.min_qty}
          step={line.step_qty}
          max={line.max_qty}
          isBusy={isBusy}
          isGathered
          disabled={!line.can.change}
          onChange={(quantity) => changes.setQuantity(line, quantity)}
        />
        {line.coverage !== null && <p className="covers">{cartMessages.covers(area(line.coverage))}</p>}
      </div>
      <p className="total">{money(line.line_total_cents)}</p>
      <button
        type="button"
        className="button quiet remove"
        aria-label={cartMessages.removeLine(line.name)}
        onClick={() => changes.remove(line)}
      >
        {cartMessages.remove}
      </button>
      {line.warnings.length > 0 && <CartPart shows="warnings" of={{ line, changes, links: cardLinks }} />}
    </li>
  )
}

const UnitPrice = ({ line }: { line: Line }) => (
  <p className="unit">
    {line.previous_unit_price_cents !== null && (
      <s>
        <span className="said">{cartMessages.was} </span>
        {money(line.previous_unit_price_cents)}
      </s>
    )}
    <Price cents={line.unit_price_cents} per={cartMessages.per(line.uom)} size="small" />
    {line.per_sqft_cents !== null && (
      <Price cents={line.per_sqft_cents} per={cartMessages.sqft} size="small" />
    )}
  </p>
)

const Measured = ({ note }: { note: Line['coverage_note'] }) => {
  if (!note || note.rooms.length === 0) return null
  const milli = note.rooms.reduce((sum, room) => sum + room.area, 0)
  return <p className="measured">{cartMessages.measured(area(milli), note.waste_pct)}</p>
}
