import type { ProDraftOrderLine } from '@showroom/contract/draft-order/draft-order'
import { dollars } from '@showroom/contract/shared/money-text'
import { area } from '@showroom/widgets/ui/format.ts'
import { ProductPicture } from '../projects/ProductPicture.tsx'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = { line: ProDraftOrderLine }

/** A product as it is known. */
export const LineFacts = ({ line: { picture, brand, name, sku, size } }: Props) => (
  <div className="draft-order-product">
    <span className="draft-order-thumb">
      <ProductPicture picture={picture} sizes="72px" />
    </span>
    <p>
      <small>{brand}</small>
      <strong>{name}</strong>
      <small>{[sku, size?.text].filter(Boolean).join(' · ')}</small>
    </p>
  </div>
)

/** What it costs the client, what it was sent at, and what the Pro earns by it. */
export const LineSums = ({ line }: Props) => {
  const { unit_price_cents, previous_unit_price_cents: before, line_total_cents, coverage } = line
  return (
    <p className="draft-order-line-sums">
      <strong>{dollars(line_total_cents ?? undefined)}</strong>
      <small>{messages.each(dollars(unit_price_cents ?? undefined), line.uom.toLowerCase())}</small>
      {before !== null && <small className="draft-order-was">{messages.was(dollars(before))}</small>}
      {coverage !== null && <small>{messages.covers(area(coverage))}</small>}
      {line.earns_cents !== undefined && <small>{messages.earn(dollars(line.earns_cents))}</small>}
    </p>
  )
}
