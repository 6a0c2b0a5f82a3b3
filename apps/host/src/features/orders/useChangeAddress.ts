import type { RequestFor } from '@showroom/contract/endpoints'
import type { AddressQuote, Order } from '@showroom/contract/order/order'
import { useState } from 'react'
import type { AddressBody } from '../account/addresses/AddressEntry.tsx'
import { call } from '../../data/call.ts'
import { type FieldErrors, fieldErrorsOf, refused } from '../../data/failure.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import type { ShopError } from '@showroom/widgets/shop'
import { orderMessages as messages } from './messages.ts'

/** How the server names the fields of an address that was typed. */
const inForm = 'address.'

type Wish = RequestFor<'POST /api/order/{id}/address/quote'>['body']
/** Another place at other sums, which are to be accepted. */
type Asked = { wish: Wish; quote: AddressQuote }

/**
 * Sends an order elsewhere: at once where that costs the same, else when its new sums are accepted. What is wrong with a
 * field stands under it, all else above the buttons.
 */
export const useChangeAddress = (orderId: string, onChanged: (order: Order) => void) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const params = { id: orderId }
  const send = async (wish: Wish, total_cents?: number) => {
    const body = { ...wish, ...(total_cents === undefined ? {} : { total_cents }) }
    const { data, message } = await call('POST /api/order/{id}/address', { params, body })
    const tell = data.address_change === null ? toast.success : toast.warning
    tell(message ?? messages.addressChanged)
    onChanged(data)
  }
  const { run, isBusy, failure, forget } = useSubmit(async (wish: Wish | null) => {
    if (wish === null) throw refused(messages.chooseWhereItGoes)
    const { data: quote } = await call('POST /api/order/{id}/address/quote', { params, body: wish })
    if (quote.is_same) await send(wish)
    else setAsked({ wish, quote })
  }, 'screen')
  const accepting = useSubmit(async ({ wish, quote }: Asked) => send(wish, quote.there.total_cents), 'screen')
  return {
    isBusy,
    sentence: sentenceAbove(failure),
    forget,
    takeSaved: (id: string | null) => run(id === null ? null : { address_id: id }),
    /** Answers the errors by the fields of the form. */
    takeTyped: async ({ is_default: _, ...address }: AddressBody): Promise<FieldErrors> => {
      const errors = fieldErrorsOf(await run({ address }))
      return Object.fromEntries(
        Object.entries(errors).map(([field, said]) => [field.replace(inForm, ''), said]),
      )
    },
    quote: asked?.quote ?? null,
    accept: () => (asked ? accepting.run(asked) : undefined),
    isAccepting: accepting.isBusy,
    refusal: sentenceAbove(accepting.failure),
    /** Back to the choice of addresses. */
    chooseAgain: () => {
      setAsked(null)
      accepting.forget()
    },
  }
}

const sentenceAbove = (failure: ShopError | null): string | null => {
  if (failure === null) return null
  const { errors, message } = failure
  const isOfFields = Object.keys(errors).some((field) => field.startsWith(inForm))
  return isOfFields ? null : (errors.address_id?.join(' ') ?? message)
}
