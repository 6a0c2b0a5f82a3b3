import type { RequestFor } from '@showroom/contract/endpoints'
import type { Order } from '@showroom/contract/order/order'
import type { AddressBody } from '../account/addresses/AddressEntry.tsx'
import { call } from '../../data/call.ts'
import { type FieldErrors, fieldErrorsOf, refused } from '../../data/failure.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import type { ShopError } from '@showroom/widgets/shop'
import { orderMessages as messages } from './messages.ts'

/** How the server names the fields of an address that was typed. */
const inForm = 'address.'

type Wish = RequestFor<'POST /api/order/{id}/address'>['body']

/** Sends an order elsewhere. What is wrong with a field stands under it, all else above the buttons. */
export const useChangeAddress = (orderId: string, onChanged: (order: Order) => void) => {
  const { run, isBusy, failure, forget } = useSubmit(async (body: Wish | null) => {
    if (body === null) throw refused(messages.chooseWhereItGoes)
    const { data, message } = await call('POST /api/order/{id}/address', { params: { id: orderId }, body })
    toast.success(message ?? messages.addressChanged)
    onChanged(data)
  }, 'screen')
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
  }
}

const sentenceAbove = (failure: ShopError | null): string | null => {
  if (failure === null) return null
  const { errors, message } = failure
  const isOfFields = Object.keys(errors).some((field) => field.startsWith(inForm))
  return isOfFields ? null : (errors.address_id?.join(' ') ?? message)
}
