import type { CartLine as Line } from '@showroom/contract/cart/cart'
import type { ReactNode } from 'react'
import { type CardLinks, ProductLink } from '../catalogue-kit/ProductLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { CartChanges } from '../cart/index.ts'
import { checkoutMessages } from './messages.ts'

export type LineWarningsProps = { line: Line; changes: CartChanges; links: CardLinks }
type Warning = Line['warnings'][number]

/** What a visitor should know about the line, each with what settles it. */
export const LineWarnings = ({ line, changes, links }: LineWarningsProps) => {
  return (
    <ul className="warnings">
      {line.warnings.map((warning) => (
        <li key={warning.code + warning.product_ids.join()} data-code={warning.code}>
          <Icon name="warning" size={18} />
          <p>{warning.message}</p>
          <p className="settle">{remedies[warning.code]({ line, warning, changes, links })}</p>
        </li>
      ))}
    </ul>
  )
}

type Remedy = (about: LineWarningsProps & { warning: Warning }) => ReactNode

const remedies: Record<Warning['code'], Remedy> = {
  price_changed: ({ line, changes }) => (
    <Button kind="quiet" onClick={() => changes.acceptPrice(line)}>
      {checkoutMessages.acceptPrice}
    </Button>
  ),
  lot_short: ({ line, changes }) =>
    line.can.mix_lots && (
      <Button kind="quiet" onClick={() => changes.mixLots(line)}>
        {checkoutMessages.mixLots}
      </Button>
    ),
  stock_short: ({ line, warning, changes, links }) => {
    const most = line.max_qty
    return (
      <>
        {most !== null && most >= line.min_qty && (
          <Button kind="quiet" onClick={() => changes.setQuantity(line, most)}>
            {checkoutMessages.reduceTo(most)}
          </Button>
        )}
        <Substitutes ids={warning.product_ids} links={links} />
      </>
    )
  },
  required_part: ({ warning, changes }) =>
    warning.product_ids.map((id) => (
      <Button key={id} kind="quiet" isBusy={changes.busy.has(id)} onClick={() => changes.addPart(id)}>
        {checkoutMessages.addPart}
      </Button>
    )),
  discontinued: ({ warning, links }) => <Substitutes ids={warning.product_ids} links={links} />,
  over_three_weeks: () => null,
}

const Substitutes = ({ ids, links }: { ids: string[]; links: CardLinks }) =>
  ids.map((id) => (
    <ProductLink key={id} id={id} category={null} links={links} className="button quiet">
      {checkoutMessages.seeSubstitute}
    </ProductLink>
  ))
