import type { ReturnQuote } from '@showroom/contract/order/return'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { call } from '../../../data/call.ts'
import { useReadOf } from '../../../data/useRead.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { returnMessages as messages } from './messages.ts'
import { StepActions } from './StepActions.tsx'
import type { ReturnWizard } from './useReturnWizard.ts'

/** Step 4: every sum before anything is asked for. */
export const ReviewReturn = ({ wizard }: { wizard: ReturnWizard }) => {
  const { of, wish, submit } = wizard
  const read = useReadOf(['return quote', of.order_id, wish], () =>
    call('POST /api/order/{id}/return/quote', {
      params: { id: of.order_id },
      body: { ...wish, lines: [...wish.lines] },
    }),
  )
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Nothing is asked for before its sums were read.
        if (read.kind === 'ready') void submit.run()
      }}
    >
      <ul className="return-packing">
        {wish.lines.map(({ item_id, qty }) => (
          <li key={item_id}>
            {`${qty} × ${of.lines.find((line) => line.item_id === item_id)?.product_name ?? ''}`}
          </li>
        ))}
      </ul>
      <Loaded read={read} rows={2}>
        {({ data }) => <Sums quote={data} kind={wish.kind} />}
      </Loaded>
      <FormFailure sentence={submit.failure && failureWords(submit)} />
      <StepActions
        onBack={() => wizard.go(2)}
        label={submit.isBusy ? messages.sending : messages.send}
        isBusy={submit.isBusy || read.kind !== 'ready'}
      />
    </form>
  )
}

/** What is wrong with a field stands steps before: said here as well. */
const failureWords = ({ failure, fieldErrors }: ReturnWizard['submit']): string =>
  Object.values(fieldErrors).flat().join(' ') || (failure?.message ?? '')

const Sums = ({ quote, kind }: { quote: ReturnQuote; kind: 'return' | 'claim' }) => (
  <>
    <dl className="totals">
      <div>
        <dt>{messages.merchandise}</dt>
        <dd>{money(quote.merchandise_cents)}</dd>
      </div>
      <div>
        <dt>{messages.tax}</dt>
        <dd>{money(quote.tax_cents)}</dd>
      </div>
      {quote.shipping_cents > 0 && (
        <div>
          <dt>{messages.shipping}</dt>
          <dd>{money(quote.shipping_cents)}</dd>
        </div>
      )}
      {kind === 'return' && !quote.is_free && (
        <div>
          <dt>{messages.fee}</dt>
          <dd>{money(-quote.fee_cents)}</dd>
        </div>
      )}
      <div className="totals-total">
        <dt>{messages.total}</dt>
        <dd>{money(quote.refund_cents)}</dd>
      </div>
    </dl>
    <p className="return-soft">{quote.is_free ? messages.free : formulaOf(quote)}</p>
    <p className="return-soft">{messages.dates(shownDay(quote.latest_refund))}</p>
  </>
)

const formulaOf = ({ outbound_share_cents, label_cents }: ReturnQuote): string =>
  messages.formula(money(outbound_share_cents), label_cents === null ? null : money(label_cents))
