import type { ClientReturn, OrderReturns } from '@showroom/contract/order/return'
import { isOpenReturn, type ReturnState } from '@showroom/contract/order/return.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { TextField } from '../../../kit/form/TextField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { Photos } from '../../../kit/picture/Photos.tsx'
import { photoPath } from './send-photo.ts'
import { ReturnTimeline } from './ReturnTimeline.tsx'
import { SlipButton } from './SlipButton.tsx'
import { returnMessages as messages } from './messages.ts'

/** Of these nothing is paid back by us. */
const isWithoutRefund: ReadonlySet<string> = new Set<ReturnState>(['replaced', 'rejected', 'given_back'])

/** As long as nobody has decided otherwise. */
const isSentAnew = ({ kind, outcome, state }: ClientReturn): boolean =>
  kind === 'claim' && outcome === 'replace' && isOpenReturn(state)

type Props = { of: ClientReturn; onChanged: (changed: OrderReturns) => void }

/** One return or claim: where it stands, its dates and sums, and the slip for the box. */
export const ReturnCard = ({ of, onChanged }: Props) => {
  const title = of.rma === null ? messages.withoutRma : messages.rma(of.rma)
  return (
    <article className="return-card" aria-label={title} data-state={of.state}>
      <h3>{title}</h3>
      <p>
        <strong>{of.state_label}</strong> {of.message}
      </p>
      <ul className="return-packing">
        {of.lines.map((line) => (
          <li key={line.id}>
            {`${line.qty} × ${line.product_name}`}
            {line.accepted_qty !== null && line.accepted_qty < line.qty && (
              <small>{` ${messages.accepted(line.accepted_qty, line.qty)}: ${line.deduction}`}</small>
            )}
          </li>
        ))}
      </ul>
      <p className="return-soft">{`${messages.fromVendor(of.vendor)} · ${of.reason_label}`}</p>
      {of.answer !== '' && <p>{`${messages.vendorSays}: ${of.answer}`}</p>}
      {of.note !== '' && <p className="return-soft">{of.note}</p>}
      <Photos paths={of.photos.map(photoPath)} of={title} />
      <ReturnTimeline of={of} />
      {isSentAnew(of) && <p>{messages.replace}</p>}
      {!isWithoutRefund.has(of.state) && !isSentAnew(of) && (
        <p>
          {`${messages.total}: `}
          <strong>{money(of.refund_cents)}</strong>
          {of.fee_cents > 0 && ` (${messages.fee} ${money(-of.fee_cents)})`}
          {of.latest_refund !== null && ` · ${messages.atBank(shownDay(of.latest_refund))}`}
        </p>
      )}
      <CardActions of={of} onChanged={onChanged} />
    </article>
  )
}

const CardActions = ({ of, onChanged }: Props) => {
  const [tracking, setTracking] = useState('')
  const params = { id: of.id }
  const { run: withdraw, isBusy } = useSubmit(async () => {
    const { data, message } = await call('DELETE /api/return/{id}', { params })
    if (message) toast.success(message)
    onChanged(data)
  })
  const { run: sent, isBusy: isSending } = useSubmit(async () => {
    const { data, message } = await call('POST /api/return/{id}/sent', { params, body: { tracking } })
    if (message) toast.success(message)
    onChanged(data)
  })
  return (
    <div className="return-actions">
      {of.can.includes('send') && (
        <form
          className="return-sent"
          onSubmit={(event) => {
            event.preventDefault()
            void sent()
          }}
        >
          <TextField
            name={`tracking ${of.id}`}
            label={messages.tracking}
            value={tracking}
            onChange={setTracking}
            maxLength={80}
          />
          <button type="submit" className="button" aria-disabled={isSending || undefined}>
            {messages.iSentIt}
          </button>
        </form>
      )}
      {of.rma !== null && of.kind === 'return' && <SlipButton of={of} />}
      {of.can.includes('withdraw') && (
        <button
          type="button"
          className="form-link"
          aria-disabled={isBusy || undefined}
          onClick={() => void withdraw()}
        >
          {messages.withdraw}
        </button>
      )}
    </div>
  )
}
