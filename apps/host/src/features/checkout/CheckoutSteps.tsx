import type { Placing } from '@showroom/contract/checkout/checkout'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../paths.ts'
import { cardLine } from '../card/card-words.ts'
import { AddressStep } from './AddressStep.tsx'
import { cityLine, streetLine } from './AddressChoice.tsx'
import { Blocked } from './Blocked.tsx'
import type { CardChoice } from './card-choice.ts'
import { arrivalWords } from './checkout-words.ts'
import { DeliveryStep } from './DeliveryStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StepFrame } from './StepFrame.tsx'
import { Summary } from './Summary.tsx'
import { useCardPicker } from './useCardPicker.ts'
import { type CheckoutParts, useCheckout } from './useCheckout.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'
import { useSteps } from './useSteps.ts'
import { checkoutMessages as messages } from './messages.ts'

type Props = { parts: CheckoutParts; onAnswer: (placing: Placing) => void }

export const CheckoutSteps = ({ parts, onAnswer }: Props) => {
  const [profile, setProfile] = useState(parts.profile)
  const [addresses, setAddresses] = useState(parts.addresses)
  const [card, setCard] = useState<CardChoice | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const held = useCheckout(parts.checkout)
  const { checkout, lookAgain } = held
  const at = useSteps(parts.checkout.address ? 'payment' : 'address')
  const picker = useCardPicker(parts.cards)
  const order = usePlaceOrder({
    checkout,
    card,
    lookAgain,
    onAnswer,
    onCardRefused: (errors) => {
      setRefused(Object.values(errors).flat().join(' '))
      at.go('payment')
      picker.showErrors(errors)
    },
  })
  const taken = (choice: CardChoice) => {
    setRefused(null)
    setCard(choice)
    at.next('payment')
  }
  // It was ordered or emptied in another tab meanwhile.
  if (checkout.lines.length === 0) return <Navigate to={paths.cart} replace />
  return (
    <div className="checkout">
      <div className="checkout-steps">
        <Blocked checkout={checkout} />
        <StepFrame step="address" title={messages.contactAndAddress} at={at} decided={<Place held={held} />}>
          <AddressStep
            held={held}
            profile={profile}
            addresses={addresses}
            onAddresses={setAddresses}
            onProfile={setProfile}
            onNext={() => at.next('address')}
          />
        </StepFrame>
        <StepFrame step="delivery" title={messages.delivery} at={at} decided={<Deliveries held={held} />}>
          <DeliveryStep held={held} onNext={() => at.next('delivery')} />
        </StepFrame>
        <StepFrame
          step="payment"
          title={messages.payment}
          at={at}
          decided={card && <p>{cardLine(card.card)}</p>}
        >
          <PaymentStep picker={picker} refused={refused} onTaken={taken} />
        </StepFrame>
        <StepFrame step="review" title={messages.reviewAndPlace} at={at} decided={null}>
          <ReviewStep held={held} order={order} />
        </StepFrame>
      </div>
      <Summary checkout={checkout} isChoosing={held.isChoosing} />
    </div>
  )
}

type Held = { held: ReturnType<typeof useCheckout> }

const Place = ({ held: { checkout } }: Held) =>
  checkout.address && (
    <p>
      {streetLine(checkout.address)}
      <br />
      {cityLine(checkout.address)}
    </p>
  )

const Deliveries = ({ held: { checkout } }: Held) => (
  <ul>
    {checkout.deliveries.map(({ vendor_id, vendor, services, service, arrives }) => (
      <li key={vendor_id}>
        {`${vendor}: ${services.find((each) => each.service === service)?.label ?? ''}. ${arrivalWords(arrives)}`}
      </li>
    ))}
  </ul>
)
