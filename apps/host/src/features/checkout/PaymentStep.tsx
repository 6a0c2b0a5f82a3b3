import { FormFailure } from '../../kit/form/FormFailure.tsx'
import type { CardChoice } from './card-choice.ts'
import { CardPicker } from './CardPicker.tsx'
import type { CardPickerHeld } from './useCardPicker.ts'

type Props = { picker: CardPickerHeld; refused: string | null; onTaken: (choice: CardChoice) => void }

export const PaymentStep = ({ picker, refused, onTaken }: Props) => {
  const goOn = async () => {
    const choice = await picker.take()
    if (choice) onTaken(choice)
  }
  return (
    <>
      <CardPicker held={picker} onSubmit={() => void goOn()} />
      <FormFailure sentence={refused} />
      <p className="checkout-note">
        Card number and CVC go straight to our payment provider: we never see them. Nothing is charged today.
      </p>
      <div className="checkout-actions">
        <button type="button" className="button" aria-busy={picker.isTaking} onClick={() => void goOn()}>
          {picker.isTaking ? 'Checking the card…' : 'Continue to review'}
        </button>
      </div>
    </>
  )
}
