import type { RequestFor } from '@showroom/contract/endpoints'
import type { Order } from '@showroom/contract/order/order'
import { useState } from 'react'
import type { AddressBody } from '../account/addresses/AddressEntry.tsx'
import { quietCall } from '../session/call.ts'
import { type FieldErrors, fieldErrorsOf, sentenceOf } from '../session/refusal.ts'
import { toast } from '../toast/toast.ts'

/** How the server names the fields of an address that was typed. */
const inForm = 'address.'

type Wish = RequestFor<'POST /api/order/{id}/address'>['body']

/** Sends an order elsewhere. What is wrong with a field stands under it, all else above the buttons. */
export const useChangeAddress = (orderId: string, onChanged: (order: Order) => void) => {
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  const send = async (body: Wish): Promise<FieldErrors> => {
    setBusy(true)
    setSentence(null)
    try {
      const { data, message } = await quietCall('POST /api/order/{id}/address', {
        params: { id: orderId },
        body,
      })
      toast.success(message ?? 'Your order goes to the new address.')
      onChanged(data)
      return {}
    } catch (failure) {
      const errors = fieldErrorsOf(failure)
      const isOfFields = Object.keys(errors).some((field) => field.startsWith(inForm))
      setSentence(isOfFields ? null : (errors.address_id?.join(' ') ?? sentenceOf(failure)))
      return errors
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    sentence,
    forget: () => setSentence(null),
    takeSaved: async (id: string | null) => {
      if (isBusy) return
      if (id === null) return setSentence('Please choose where it goes.')
      await send({ address_id: id })
    },
    /** Answers the errors by the fields of the form. */
    takeTyped: async ({ is_default: _, ...address }: AddressBody): Promise<FieldErrors> => {
      const errors = await send({ address })
      return Object.fromEntries(
        Object.entries(errors).map(([field, said]) => [field.replace(inForm, ''), said]),
      )
    },
  }
}
