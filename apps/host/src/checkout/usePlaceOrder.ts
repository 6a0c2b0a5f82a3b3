import type { Checkout, Placing } from '@showroom/contract/checkout/checkout'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useRef, useState } from 'react'
import { quietCall } from '../session/call.ts'
import { codeOf, fieldErrorsOf, sentenceOf } from '../session/refusal.ts'
import { type CardChoice, cardSent } from './card-choice.ts'
import { type PriceChange, priceChanges } from './price-changes.ts'

/** A provider may take its time: asking again is answered with the same order. */
const mostTries = 4

type Order = {
  checkout: Checkout
  card: CardChoice | null
  lookAgain: () => Promise<Checkout | null>
  onAnswer: (placing: Placing) => void
  onCardRefused: (errors: FieldErrors) => void
}

const submit = async (checkout: Checkout, card: CardChoice): Promise<Placing> => {
  const { showroom, cart_version, price_version } = checkout
  const body = { showroom, cart_version, price_version, card: cardSent(card), accept_terms: true as const }
  for (let tried = 1; ; tried += 1) {
    try {
      return (await quietCall('POST /api/checkout', { body })).data
    } catch (failure) {
      if (codeOf(failure) !== 'timeout' || tried === mostTries) throw failure
    }
  }
}

/** Submits the order as it is shown. What was shown and is not so any more is shown anew, and asked again. */
export const usePlaceOrder = ({ checkout, card, lookAgain, onAnswer, onCardRefused }: Order) => {
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  const [changes, setChanges] = useState<PriceChange[] | null>(null)
  const isUnderWay = useRef(false)
  const explain = async (failure: unknown) => {
    const errors = fieldErrorsOf(failure)
    if (Object.keys(errors).some((name) => cardFields.test(name))) return onCardRefused(errors)
    const fresh = await lookAgain()
    if (codeOf(failure) === 'price_changed' && fresh) return setChanges(priceChanges(checkout, fresh))
    setSentence([sentenceOf(failure), ...Object.values(errors).flat()].join(' '))
  }
  const place = async () => {
    if (isUnderWay.current || !card || !checkout.can.place) return
    isUnderWay.current = true
    setBusy(true)
    setSentence(null)
    try {
      onAnswer(await submit(checkout, card))
    } catch (failure) {
      setChanges(null)
      await explain(failure)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { place, isBusy, sentence, changes }
}

const cardFields = /^(card|payment_method_id|card_number|name_on_Card|exp_date|cvv)/

export type PlaceOrder = ReturnType<typeof usePlaceOrder>
