import type { Checkout, Placing } from '@showroom/contract/checkout/checkout'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { codeOf, wholeSentenceOf, failureOf } from '../../data/failure.ts'
import { type CardChoice, cardSent } from './card-choice.ts'
import { type PriceChange, priceChanges } from './price-changes.ts'
import type { ShopError } from '@showroom/widgets/shop'
import { useSubmit } from '../../data/useSubmit.ts'

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
      return (await call('POST /api/checkout', { body })).data
    } catch (failure) {
      if (codeOf(failure) !== 'timeout' || tried === mostTries) throw failure
    }
  }
}

/** Submits the order as it is shown. What was shown and is not so any more is shown anew, and asked again. */
export const usePlaceOrder = ({ checkout, card, lookAgain, onAnswer, onCardRefused }: Order) => {
  const [sentence, setSentence] = useState<string | null>(null)
  const [changes, setChanges] = useState<PriceChange[] | null>(null)
  const explain = async (failure: ShopError) => {
    if (Object.keys(failure.errors).some((name) => cardFields.test(name)))
      return onCardRefused(failure.errors)
    const fresh = await lookAgain()
    if (failure.code === 'price_changed' && fresh) return setChanges(priceChanges(checkout, fresh))
    setSentence(wholeSentenceOf(failure))
  }
  const { run, isBusy } = useSubmit(async (chosen: CardChoice) => {
    setSentence(null)
    try {
      onAnswer(await submit(checkout, chosen))
    } catch (thrown) {
      setChanges(null)
      await explain(failureOf(thrown))
    }
  }, 'screen')
  const place = async () => {
    if (card && checkout.can.place) await run(card)
  }
  return { place, isBusy, sentence, changes }
}

const cardFields = /^(card|payment_method_id|card_number|name_on_Card|exp_date|cvv)/

export type PlaceOrder = ReturnType<typeof usePlaceOrder>
