import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { Stripe, StripeElements, StripeError, StripePaymentElement } from '@stripe/stripe-js'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { CardFieldsProps, Tokenized } from './card-fields.ts'
import { openStripe } from './stripe-script.ts'
import { themeAround } from './frame-channel.ts'
import { cardMessages as messages } from './messages.ts'

type Opened = { stripe: Stripe; elements: StripeElements; payment: StripePaymentElement }

type Drawn = {
  publishableKey: string
  box: RefObject<HTMLDivElement | null>
  name: string
  setName: (name: string) => void
}

/** What Stripe has not put under a field of its own. */
const errorsOf = ({ type }: StripeError): FieldErrors =>
  // Stripe shows them in its own frame, in the person's language.
  type === 'validation_error'
    ? { card_number: [paymentMessages.cardNumber] }
    : { card_number: [paymentMessages.unavailable] }

const open = async (publishableKey: string, box: HTMLElement): Promise<Opened> => {
  const stripe = await openStripe(publishableKey)
  const theme = themeAround(box)
  const elements = stripe.elements({
    mode: 'setup',
    currency: 'usd',
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
    appearance: {
      variables: {
        ...(theme.focus ? { colorPrimary: theme.focus } : {}),
        ...(theme.ink ? { colorText: theme.ink } : {}),
        ...(theme.danger ? { colorDanger: theme.danger } : {}),
        borderRadius: '4px',
        fontSizeBase: '16px',
      },
    },
  })
  const payment = elements.create('payment', {
    fields: { billingDetails: { name: 'never' } },
    terms: { card: 'never' },
    wallets: { applePay: 'never', googlePay: 'never' },
  })
  payment.mount(box)
  return { stripe, elements, payment }
}

const tokenizeWith = async ({ stripe, elements }: Opened, name: string): Promise<Tokenized> => {
  if (name.trim() === '') return { errors: { name_on_Card: [messages.nameMissing] } }
  const submitted = await elements.submit()
  if (submitted.error) return { errors: errorsOf(submitted.error) }
  const made = await stripe.createPaymentMethod({
    elements,
    params: { billing_details: { name: name.trim() } },
  })
  if (made.error) return { errors: errorsOf(made.error) }
  const { id, card } = made.paymentMethod
  if (!card) return { errors: { card_number: [paymentMessages.unavailable] } }
  const { brand, last4, exp_month, exp_year } = card
  return { payment_method_id: id, brand, last4, exp_month, exp_year }
}

/** Stripe's element in `box`, as card fields that a form can ask. */
export const useStripeElement = (
  { publishableKey, box, name, setName }: Drawn,
  { ref, ...handlers }: CardFieldsProps,
) => {
  const [errors, setErrors] = useState<FieldErrors>({})
  const { opened, isElementEmpty, status, retry } = useMounted(publishableKey, box, {
    ...handlers,
    onTyped: (isEmpty) => {
      setErrors({})
      handlers.onTyped?.(isEmpty)
    },
  })

  useImperativeHandle(ref, () => ({
    tokenize: async () => {
      if (!opened.current) return { errors: { card_number: [paymentMessages.unavailable] } }
      const answer = await tokenizeWith(opened.current, name)
      setErrors('errors' in answer ? answer.errors : {})
      return answer
    },
    isEmpty: () => isElementEmpty.current && name.trim() === '',
    showErrors: (refused) => setErrors(refused),
    clear: () => {
      opened.current?.payment.clear()
      setName('')
      setErrors({})
    },
    focus: () => opened.current?.payment.focus(),
  }))

  return {
    status,
    errors,
    retry,
    nameTyped: (typed: string) => handlers.onTyped?.(isElementEmpty.current && typed.trim() === ''),
  }
}

type Handlers = Pick<CardFieldsProps, 'onReady' | 'onTyped'>

const useMounted = (publishableKey: string, box: Drawn['box'], handlers: Handlers) => {
  const opened = useRef<Opened>(null)
  const isElementEmpty = useRef(true)
  const [status, setStatus] = useState<'waiting' | 'there' | 'failed'>('waiting')
  const [round, setRound] = useState(0)
  const ready = useEffectEvent(() => handlers.onReady?.())
  const typed = useEffectEvent((isEmpty: boolean) => handlers.onTyped?.(isEmpty))

  useEffect(() => {
    let isGone = false
    if (!box.current) return undefined
    open(publishableKey, box.current)
      .then((one) => {
        if (isGone) return one.payment.destroy()
        opened.current = one
        one.payment.on('ready', () => {
          setStatus('there')
          ready()
        })
        one.payment.on('loaderror', () => setStatus('failed'))
        one.payment.on('change', ({ empty }) => {
          isElementEmpty.current = empty
          typed(empty)
        })
      })
      .catch(() => setStatus('failed'))
    return () => {
      isGone = true
      opened.current?.payment.destroy()
      opened.current = null
    }
  }, [publishableKey, box, round])
  const retry = () => {
    setStatus('waiting')
    setRound(round + 1)
  }
  return { opened, isElementEmpty, status, retry }
}
