import type { Checkout } from '@showroom/contract/checkout/checkout'
import { money } from '@showroom/widgets/ui/format.ts'
import { Picture } from '@showroom/widgets/ui/Picture.tsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { quantityWords } from './checkout-words.ts'
import { Totals } from './Totals.tsx'
import { checkoutMessages as messages } from './messages.ts'

type Props = { checkout: Checkout; isChoosing: boolean }

/** Beside the steps on a wide page; over them, folded, on a narrow one. */
export const Summary = ({ checkout, isChoosing }: Props) => {
  const id = useId()
  const count = checkout.lines.length
  return (
    <aside className="checkout-summary" aria-labelledby={id} aria-busy={isChoosing}>
      <details className="checkout-folded">
        <summary>
          <span>{`${count} ${count === 1 ? 'item' : 'items'}`}</span>
          <strong>{money(checkout.total_cents)}</strong>
        </summary>
        <Contents checkout={checkout} />
      </details>
      <div className="checkout-beside">
        <h2 id={id}>{messages.yourOrder}</h2>
        <Contents checkout={checkout} />
      </div>
      <p className="visually-hidden" role="status">
        {isChoosing ? '' : messages.orderTotalOf(money(checkout.total_cents))}
      </p>
    </aside>
  )
}

const Contents = ({ checkout }: { checkout: Checkout }) => (
  <>
    <ul className="item-rows small">
      {checkout.lines.map((line) => (
        <li key={line.line_id}>
          <Picture picture={line.picture} sizes="48px" isDecorative />
          <p>
            <span className="item-name">{line.name}</span>
            <span>{quantityWords(line.qty, line.uom)}</span>
          </p>
          <span className="item-sum">{money(line.merchandise_cents)}</span>
        </li>
      ))}
    </ul>
    <Totals of={checkout} coupon={checkout.coupon?.code ?? null} />
    <p className="checkout-note">{checkout.hold_message}</p>
    <p className="checkout-note">
      <Link to={paths.cart}>{messages.changeTheCart}</Link>
    </p>
  </>
)
