import type { SavedCard } from '@showroom/contract/payment/payment'
import { useRef, useState } from 'react'
import { Answered } from '../../account/Answered.tsx'
import { useAsked } from '../../account/useAsked.ts'
import { FormFailure } from '../../form/FormFailure.tsx'
import { quietCall } from '../../session/call.ts'
import { fieldErrorsOf, sentenceOf } from '../../session/refusal.ts'
import { type CardSent, cardSent } from '../card-choice.ts'
import { CardPicker } from '../CardPicker.tsx'
import { useCardPicker } from '../useCardPicker.ts'

const askCards = async (signal: AbortSignal): Promise<SavedCard[]> =>
  (await quietCall('GET /api/payment/card', { signal })).data

type Props = {
  tryCard: (card: CardSent) => Promise<unknown>
  /** One that has just been refused. */
  not?: { last4: string } | null
}

/** In place of the one that was declined, for the same order. */
export const AnotherCard = (props: Props) => {
  const asked = useAsked(askCards)
  return (
    <Answered asked={asked} rows={1}>
      {(cards) => <Picker {...props} cards={cards} />}
    </Answered>
  )
}

const Picker = ({ tryCard, not, cards }: Props & { cards: SavedCard[] }) => {
  const picker = useCardPicker(cards, not)
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  const isUnderWay = useRef(false)
  const send = async () => {
    const choice = await picker.take()
    if (choice) await tryCard(cardSent(choice))
  }
  const tryIt = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setSentence(null)
    try {
      await send()
    } catch (failure) {
      setSentence([sentenceOf(failure), ...Object.values(fieldErrorsOf(failure)).flat()].join(' '))
      picker.showErrors(fieldErrorsOf(failure))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return (
    <>
      <CardPicker held={picker} onSubmit={() => void tryIt()} />
      <FormFailure sentence={sentence} />
      <div className="checkout-actions">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void tryIt()}
        >
          {isBusy ? 'Trying this card…' : 'Try this card'}
        </button>
      </div>
    </>
  )
}
