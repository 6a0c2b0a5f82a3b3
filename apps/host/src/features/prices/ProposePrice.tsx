import type { OrderItemProfit } from '@showroom/contract/order/order'
import { priceChangeHours } from '@showroom/contract/policy/figures'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { refused } from '../../data/failure.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { decimalIn } from '../../kit/form/typed-number.ts'
import { toast } from '../../kit/toast/toast.ts'
import './Prices.css'
import { priceMessages as messages } from './messages.ts'

type Props = { item: OrderItemProfit; onProposed: () => void; onClose: () => void }

/** A vendor's new price for a line: what one unit pays them, and why. */
export const ProposePrice = ({ item, onProposed, onClose }: Props) => {
  const [price, setPrice] = useState('')
  const [reason, setReason] = useState('')
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const cents = Math.round(Number(price) * 100)
    if (!(cents > 0)) throw refused(messages.typeAPrice)
    const body = { final_price_cents: cents, reason: reason.trim() }
    const { message } = await call('POST /api/order_item/{id}/price', { params: { id: item.id }, body })
    if (message) toast.success(message)
    onProposed()
  }, 'screen')
  const isTold = Object.keys(fieldErrors).length > 0
  return (
    <Dialog title={messages.proposePriceFor(item.product_name)} onClose={onClose}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        {item.final_price !== undefined && <p>{messages.paidNow(`$${item.final_price}`)}</p>}
        <TextField
          name="final_price_cents"
          label={messages.newPriceForEach}
          value={price}
          onChange={(typed) => setPrice(decimalIn(typed))}
          error={fieldErrors['final_price_cents']?.join(' ')}
          inputMode="decimal"
          maxLength={10}
          required
        />
        <AreaField
          name="reason"
          label={messages.reason}
          hint={messages.reasonHint}
          value={reason}
          onChange={setReason}
          error={fieldErrors['reason']?.join(' ')}
          maxLength={500}
          required
        />
        <p className="price-small">{messages.whatHappens(priceChangeHours)}</p>
        <FormFailure sentence={failure && !isTold ? failure.message : null} />
        <div className="account-actions">
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {isBusy ? messages.sending : messages.send}
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            {messages.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
