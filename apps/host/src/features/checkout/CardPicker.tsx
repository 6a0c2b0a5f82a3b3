import { useState } from 'react'
import { CardFields } from '../card/CardFields.tsx'
import { cardLine, expiryLine } from '../card/card-words.ts'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { RadioRow } from './RadioRow.tsx'
import type { CardPickerHeld } from './useCardPicker.ts'
import { checkoutMessages as messages } from './messages.ts'

type Props = { held: CardPickerHeld; onSubmit: () => void }

/** The account's cards, and one that is typed into the provider's frame. */
export const CardPicker = ({ held, onSubmit }: Props) => {
  const { cards, picked, pick, keep, setKeep, fields } = held
  const isNew = picked === 'new'
  // Once opened it stays in the page, so that a card that was typed is not lost on the way to another.
  const [wasOpened, setOpened] = useState(isNew)
  const pickNew = () => {
    setOpened(true)
    pick('new')
  }
  return (
    <>
      {cards.length > 0 && (
        <fieldset className="radio-rows">
          <legend className="visually-hidden">{messages.card}</legend>
          {cards.map((card) =>
            card.is_expired ? (
              <p key={card.id} className="radio-gone">
                {messages.expired(cardLine(card), expiryLine(card))}
              </p>
            ) : (
              <RadioRow
                key={card.id}
                name="card"
                isChosen={picked === card.id}
                onChoose={() => pick(card.id)}
                lead={cardLine(card)}
                detail={[messages.expiresOn(expiryLine(card)), card.name_on_Card].filter(Boolean).join(' · ')}
              />
            ),
          )}
          <RadioRow name="card" isChosen={isNew} onChoose={pickNew} lead={messages.anotherCard} />
        </fieldset>
      )}
      {wasOpened && (
        <div className="checkout-form form" hidden={!isNew}>
          <CardFields ref={fields} onSubmit={onSubmit} />
          <CheckField name="keep" checked={keep} onChange={setKeep}>
            {messages.keepThisCardFor}
          </CheckField>
        </div>
      )}
    </>
  )
}
