import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { CardFieldsProps } from './card-fields.ts'
import {
  closeStripeFields,
  type OpenedFields,
  openStripeFields,
  type StripeBoxes,
  tokenizeWith,
} from './open-stripe-fields.ts'
import { fieldToShow, nothingTyped, stripeFields, type TypedFields } from './stripe-fields.rules.ts'

type Drawn = {
  publishableKey: string
  boxes: RefObject<Partial<StripeBoxes>>
  name: string
  setName: (name: string) => void
}

const isNothingTyped = (typed: TypedFields): boolean => stripeFields.every((field) => typed[field].isEmpty)

/** Stripe's three fields in their boxes, as card fields that a form can ask. */
export const useStripeElement = (drawn: Drawn, { ref, ...handlers }: CardFieldsProps) => {
  const { name, setName } = drawn
  const [errors, setErrors] = useState<FieldErrors>({})
  const { opened, typed, status, retry } = useMounted(drawn, {
    ...handlers,
    onTyped: (isEmpty) => {
      setErrors({})
      handlers.onTyped?.(isEmpty)
    },
  })

  useImperativeHandle(ref, () => ({
    tokenize: async () => {
      if (!opened.current) return { errors: { card_number: [paymentMessages.unavailable] } }
      const answer = await tokenizeWith(opened.current, name, typed.current)
      setErrors('errors' in answer ? answer.errors : {})
      return answer
    },
    isEmpty: () => isNothingTyped(typed.current) && name.trim() === '',
    showErrors: (refused) => setErrors(refused),
    clear: () => {
      for (const field of stripeFields) opened.current?.elements[field].clear()
      setName('')
      setErrors({})
    },
    focus: () => opened.current?.elements[fieldToShow(errors)].focus(),
  }))

  return {
    status,
    errors,
    retry,
    nameTyped: (text: string) => handlers.onTyped?.(isNothingTyped(typed.current) && text.trim() === ''),
  }
}

type Handlers = Pick<CardFieldsProps, 'onReady' | 'onTyped'>

const areDrawn = (boxes: Partial<StripeBoxes>): boxes is StripeBoxes =>
  stripeFields.every((field) => boxes[field])

const useMounted = ({ publishableKey, boxes }: Drawn, handlers: Handlers) => {
  const opened = useRef<OpenedFields>(null)
  const typed = useRef<TypedFields>(nothingTyped)
  const [status, setStatus] = useState<'waiting' | 'there' | 'failed'>('waiting')
  const [round, setRound] = useState(0)
  const ready = useEffectEvent(() => handlers.onReady?.())
  const told = useEffectEvent((isEmpty: boolean) => handlers.onTyped?.(isEmpty))

  useEffect(() => {
    let isGone = false
    if (!areDrawn(boxes.current)) return undefined
    typed.current = nothingTyped
    openStripeFields(publishableKey, boxes.current, {
      ready: () => {
        setStatus('there')
        ready()
      },
      lost: () => setStatus('failed'),
      typed: (field, now) => {
        typed.current = { ...typed.current, [field]: now }
        told(isNothingTyped(typed.current))
      },
    })
      .then((one) => {
        if (isGone) return closeStripeFields(one)
        opened.current = one
      })
      .catch(() => setStatus('failed'))
    return () => {
      isGone = true
      if (opened.current) closeStripeFields(opened.current)
      opened.current = null
    }
  }, [publishableKey, boxes, round])
  const retry = () => {
    setStatus('waiting')
    setRound(round + 1)
  }
  return { opened, typed, status, retry }
}
