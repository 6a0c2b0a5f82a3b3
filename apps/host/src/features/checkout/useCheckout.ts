import type { Address } from '@showroom/contract/account/address'
import type { Checkout } from '@showroom/contract/checkout/checkout'
import type { ReplyFor, RequestFor } from '@showroom/contract/endpoints'
import type { SavedCard } from '@showroom/contract/payment/payment'
import { useRef, useState } from 'react'
import { useReadOf } from '../../data/useRead.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { call } from '../../data/call.ts'
import { sentenceOf } from '../../data/failure.ts'

export type Choice = Omit<RequestFor<'PUT /api/checkout'>['body'], 'showroom'>
export type Profile = ReplyFor<'GET /api/profile'>['data']

/** All that the page needs before its first step can be drawn. */
export type CheckoutParts = {
  checkout: Checkout
  profile: Profile
  addresses: Address[]
  cards: SavedCard[]
}

const choose = async (showroom: string, choice: Choice): Promise<Checkout> =>
  (await call('PUT /api/checkout', { body: { showroom, ...choice } })).data

const askParts = async (showroom: string, signal: AbortSignal): Promise<CheckoutParts> => {
  const [checkout, profile, addresses, cards] = await Promise.all([
    call('GET /api/checkout', { query: { showroom }, signal }),
    call('GET /api/profile', { query: { checkout: 1 }, signal }),
    call('GET /api/address', { signal }),
    call('GET /api/payment/card', { signal }),
  ])
  return {
    checkout: checkout.data,
    profile: profile.data,
    addresses: addresses.data,
    cards: cards.data,
  }
}

export const useCheckoutParts = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  return useReadOf(['checkout', showroom], (signal) => askParts(showroom, signal))
}

/** The checkout as the server has it, and the way to choose something else in it. */
export const useCheckout = (first: Checkout) => {
  const [checkout, setCheckout] = useState(first)
  const [isChoosing, setChoosing] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  // A late answer never overwrites a newer one.
  const newest = useRef(0)
  const ask = async (answer: () => Promise<Checkout>): Promise<Checkout | null> => {
    newest.current += 1
    const own = newest.current
    setChoosing(true)
    setSentence(null)
    try {
      const answered = await answer()
      if (own === newest.current) setCheckout(answered)
      return answered
    } catch (failure) {
      if (own === newest.current) setSentence(sentenceOf(failure))
      return null
    } finally {
      if (own === newest.current) setChoosing(false)
    }
  }
  const { showroom } = checkout
  return {
    checkout,
    isChoosing,
    /** Why the last choice was not taken. */
    sentence,
    choose: (choice: Choice) => ask(() => choose(showroom, choice)),
    lookAgain: () => ask(async () => (await call('GET /api/checkout', { query: { showroom } })).data),
  }
}

export type CheckoutHeld = ReturnType<typeof useCheckout>
