import type { OpenedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { dollars } from '@showroom/contract/shared/money-text'
import { area } from '@showroom/widgets/ui/format.ts'
import { ProductPicture } from '../projects/ProductPicture.tsx'
import { draftOrderLinkMessages as messages } from './link.messages.ts'

type Line = OpenedDraftOrder['lines'][number]
type Props = {
  opened: OpenedDraftOrder
  ticked: ReadonlySet<string>
  /** Null where nothing is left to choose. */
  onTick: ((product: string) => void) | null
}

export const OpenedLines = ({ opened: { lines }, ticked, onTick }: Props) => (
  <section aria-labelledby="draft-order-products">
    <h2 id="draft-order-products">{messages.products}</h2>
    <ul className="draft-order-lines draft-order-opened">
      {lines.map((line) => (
        <OpenedLine
          key={line.product_id}
          line={line}
          isTicked={ticked.has(line.product_id)}
          onTick={onTick}
        />
      ))}
    </ul>
  </section>
)

type LineProps = { line: Line; isTicked: boolean; onTick: Props['onTick'] }

const OpenedLine = ({ line, isTicked, onTick }: LineProps) => {
  const { name, brand, size, picture, qty, uom, coverage, problem } = line
  return (
    <li data-left-out={!isTicked || undefined}>
      <div className="draft-order-product">
        <span className="draft-order-thumb">
          <ProductPicture picture={picture} sizes="96px" />
        </span>
        <p>
          <small>{brand}</small>
          <strong>{name}</strong>
          {size && <small>{size.text}</small>}
          <span>
            {messages.amount(qty, uom)}
            {coverage !== null && `, ${messages.covers(area(coverage))}`}
          </span>
        </p>
      </div>
      <LinePrice line={line} />
      {onTick ? (
        <label className="draft-order-tick">
          <input
            type="checkbox"
            checked={isTicked}
            disabled={problem !== null}
            onChange={() => onTick(line.product_id)}
          />
          {messages.take(name)}
        </label>
      ) : (
        !isTicked && <p className="draft-order-tick">{messages.notTaken}</p>
      )}
      {problem !== null && onTick !== null && <p className="draft-order-problem">{problem}</p>}
    </li>
  )
}

/** Nothing stands where a client is not told what one unit costs. */
const LinePrice = ({ line }: { line: Line }) => {
  const { unit_price_cents: now, previous_unit_price_cents: before, line_total_cents: total, uom } = line
  if (now === null || total === null) return <span />
  return (
    <p className="draft-order-line-sums">
      <strong>{dollars(total)}</strong>
      <small>{messages.each(dollars(now), uom.toLowerCase())}</small>
      {before !== null && (
        <small className="draft-order-was">{messages.changed(dollars(before), dollars(now))}</small>
      )}
    </p>
  )
}

type TotalProps = Pick<Props, 'opened' | 'ticked'>

/** Where units are not told, the sum of a part would tell them: only that of all stands there. */
export const OpenedTotal = ({ opened: { lines, merchandise_cents: all }, ticked }: TotalProps) => {
  const taken = lines.filter(({ product_id }) => ticked.has(product_id))
  const totals = taken.flatMap(({ line_total_cents }) => line_total_cents ?? [])
  const isTold = totals.length === taken.length
  const isWhole = taken.length === lines.length
  if (!isTold && all === null) return null
  return (
    <div className="draft-order-total" role="status">
      <p>
        <span>{isTold || isWhole ? messages.total : messages.totalOfAll}</span>
        <strong>
          {dollars(isTold ? totals.reduce((sum, cents) => sum + cents, 0) : (all ?? undefined))}
        </strong>
      </p>
      {!isTold && !isWhole && <p className="account-soft">{messages.totalInCart}</p>}
    </div>
  )
}
