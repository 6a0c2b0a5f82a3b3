import type { SavedCard } from '@showroom/contract/payment/payment'
import type { FormEvent } from 'react'
import { wholeSentenceOf } from '../../../data/failure.ts'
import { useRead } from '../../../data/useRead.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { CardPicker } from '../../checkout/CardPicker.tsx'
import { cardSent } from '../../checkout/card-choice.ts'
import { useCardPicker } from '../../checkout/useCardPicker.ts'
import { Facts } from './Facts.tsx'
import type { StepProps } from './HireDesigner.tsx'
import { factsToReview, offerOf } from './review-facts.ts'
import { StepButtons } from './StepButtons.tsx'
import { hireMessages as messages } from './messages.ts'
import '../../checkout/Checkout.css'

/** The last step: a package with the card that is to hold its price, a quote as it is. */
export const ReviewStep = (props: StepProps) => {
  const read = useRead('GET /api/payment/card', {})
  if (!offerOf(props)) return <Quote {...props} />
  return (
    <Loaded read={read} rows={3}>
      {({ data }) => <Package {...props} cards={data} />}
    </Loaded>
  )
}

const Quote = ({ wizard, designer }: StepProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    wizard.send(null)
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <Words wizard={wizard} designer={designer} />
      <p className="designer-note">{messages.nothingYet(designer.name)}</p>
      <Send wizard={wizard} designer={designer} label={messages.send} />
    </form>
  )
}

const Package = ({ wizard, designer, cards }: StepProps & { cards: SavedCard[] }) => {
  const picker = useCardPicker(cards)
  const submit = async () => {
    const choice = await picker.take()
    if (choice) wizard.send(cardSent(choice))
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Words wizard={wizard} designer={designer} />
      <h3>{messages.payHold}</h3>
      <p className="designer-note">{messages.howHoldsWork(designer.name)}</p>
      <CardPicker held={picker} onSubmit={() => void submit()} />
      <Send wizard={wizard} designer={designer} label={messages.holdAndSend} />
    </form>
  )
}

const Words = ({ wizard, designer }: StepProps) => (
  <>
    <FormFailure sentence={wholeSentenceOf(wizard.failure)} />
    <Facts facts={factsToReview({ wizard, designer })} />
    <AreaField
      name="message"
      label={messages.message(designer.name)}
      required={false}
      maxLength={2_000}
      value={wizard.message}
      onChange={wizard.setMessage}
    />
  </>
)

const Send = ({ wizard, designer, label }: StepProps & { label: string }) => (
  <>
    <p className="designer-soft">{messages.answerIn(designer.name)}</p>
    <StepButtons
      isBusy={wizard.isBusy}
      label={label}
      busyLabel={messages.sending}
      onBack={() => wizard.go(3)}
    />
  </>
)
