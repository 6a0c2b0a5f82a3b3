import type { SavedCard } from '@showroom/contract/payment/payment'
import type { ReactNode } from 'react'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { type CardSent, cardSent } from '../card-choice.ts'
import { CardPicker } from '../CardPicker.tsx'
import { useCardPicker } from '../useCardPicker.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { wholeSentenceOf } from '../../../data/failure.ts'
import { checkoutMessages as messages } from '../messages.ts'

type Props = {
  tryCard: (card: CardSent) => Promise<unknown>
  /** One that has just been refused. */
  not?: { last4: string } | null
  /** What the button says where the card is charged at once. */
  pay?: string
}

/**
 * In place of the one that was declined, for the same order. What stands below comes when the cards have:
 * it would slip from under a click.
 */
export const AnotherCard = ({ children, ...props }: Props & { children?: ReactNode }) => {
  const read = useRead('GET /api/payment/card', {})
  return (
    <>
      <Loaded read={read} rows={1}>
        {({ data }) => <Picker {...props} cards={data} />}
      </Loaded>
      {read.kind !== 'waiting' && children}
    </>
  )
}

const Picker = ({ tryCard, not, pay, cards }: Props & { cards: SavedCard[] }) => {
  const picker = useCardPicker(cards, not)
  const send = async () => {
    const choice = await picker.take()
    if (choice) await tryCard(cardSent(choice))
  }
  const { run, isBusy, failure } = useSubmit(send, 'screen')
  const tryIt = async () => {
    const failed = await run()
    if (failed) picker.showErrors(failed.errors)
  }
  return (
    <>
      <CardPicker held={picker} onSubmit={() => void tryIt()} />
      <FormFailure sentence={wholeSentenceOf(failure)} />
      <div className="checkout-actions">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void tryIt()}
        >
          {isBusy ? messages.tryingThisCard : (pay ?? messages.tryThisCard)}
        </button>
      </div>
    </>
  )
}
