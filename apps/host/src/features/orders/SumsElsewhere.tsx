import type { AddressQuote } from '@showroom/contract/order/order'
import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef } from 'react'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { orderMessages as messages } from './messages.ts'

type Props = {
  quote: AddressQuote
  isBusy: boolean
  sentence: string | null
  onAccept: () => void
  onChooseAgain: () => void
}

/** What an order comes to elsewhere, beside what it comes to where it goes: read before anybody agrees. */
export const SumsElsewhere = ({ quote, isBusy, sentence, onAccept, onChooseAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="sums-elsewhere" aria-labelledby="sums-elsewhere">
      <h3 id="sums-elsewhere" ref={heading} tabIndex={-1}>
        {messages.costsOtherwise(quote.zip_code)}
      </h3>
      <p>{difference(quote.more_cents)}</p>
      <Comparison quote={quote} />
      <FormFailure sentence={sentence} />
      <div className="account-actions">
        <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={onAccept}>
          {isBusy ? messages.saving : messages.acceptAndDeliverThere(money(quote.there.total_cents))}
        </button>
        <button type="button" className="button quiet" onClick={onChooseAgain}>
          {messages.anotherPlace}
        </button>
      </div>
    </section>
  )
}

const difference = (moreCents: number): string => {
  if (moreCents === 0) return messages.costsSplit
  const sum = money(Math.abs(moreCents))
  return moreCents > 0 ? messages.costsMore(sum) : messages.costsLess(sum)
}

const rows = [
  ['shipping_cents', messages.delivery],
  ['tax_cents', messages.tax],
  ['total_cents', messages.orderTotal],
] as const

const Comparison = ({ quote }: Pick<Props, 'quote'>) => (
  <table>
    <thead>
      <tr>
        <td />
        <th scope="col">{messages.nowColumn}</th>
        <th scope="col">{messages.thereColumn}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([key, label]) => (
        <tr key={key} data-row={key}>
          <th scope="row">{label}</th>
          <td>{money(quote.now[key])}</td>
          <td>{money(quote.there[key])}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
