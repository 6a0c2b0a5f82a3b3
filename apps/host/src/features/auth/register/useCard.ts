import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useEffect, useRef } from 'react'
import { type CardFieldsHandle, hasErrors } from '../../card/card-fields.ts'
import type { Step } from './registration.ts'

export type CardAnswer = { kind: 'none' } | { kind: 'refused' } | { kind: 'taken'; paymentMethodId: string }

/** The card of step 3, if there is one: its fields say themselves what is wrong with it. */
export const useCard = (step: Step) => {
  const fields = useRef<CardFieldsHandle>(null)
  const isFocusWanted = useRef(false)
  // A frame that is not shown can not have the keyboard.
  useEffect(() => {
    if (!isFocusWanted.current || step !== 3) return
    isFocusWanted.current = false
    fields.current?.focus()
  })
  const take = async (): Promise<CardAnswer> => {
    const { current } = fields
    if (!current || current.isEmpty()) return { kind: 'none' }
    const answer = await current.tokenize()
    return hasErrors(answer)
      ? { kind: 'refused' }
      : { kind: 'taken', paymentMethodId: answer.payment_method_id }
  }
  const focus = () => {
    isFocusWanted.current = true
  }
  const showErrors = (errors: FieldErrors) => fields.current?.showErrors(errors)
  const clear = () => fields.current?.clear()
  return { fields, take, focus, showErrors, clear }
}

export type Card = ReturnType<typeof useCard>
