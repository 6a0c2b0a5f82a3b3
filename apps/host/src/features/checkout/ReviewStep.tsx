import { money } from '@showroom/widgets/ui/format.ts'
import { useEffect, useRef, useState } from 'react'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { firstError } from '../../kit/form/useForm.ts'
import { ReadingDialog } from '../auth/register/ReadingDialog.tsx'
import { CouponField } from './CouponField.tsx'
import { HowHoldsWork } from './HowHoldsWork.tsx'
import { PriceChanged } from './PriceChanged.tsx'
import { ReviewLines } from './ReviewLines.tsx'
import { Totals } from './Totals.tsx'
import type { CheckoutHeld } from './useCheckout.ts'
import type { PlaceOrder } from './usePlaceOrder.ts'
import { checkoutMessages as messages } from './messages.ts'

type Props = { held: CheckoutHeld; order: PlaceOrder }

export const ReviewStep = ({ held, order }: Props) => {
  const { checkout, isChoosing, sentence } = held
  const [isAccepted, setAccepted] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused) box.current?.querySelector<HTMLElement>(firstError)?.focus()
  }, [isRefused])
  const accept = (accepted: boolean) => {
    setAccepted(accepted)
    setRefused(false)
  }
  const placeLabel = order.changes ? messages.acceptAndPlace : messages.placeOrder
  const place = () => {
    setRefused(!isAccepted)
    if (isAccepted) void order.place()
  }
  return (
    <div ref={box} className="checkout-review">
      <ReviewLines checkout={checkout} />
      <CouponField held={held} />
      <Totals of={checkout} coupon={checkout.coupon?.code ?? null} totalLabel={messages.orderTotal} />
      <HowHoldsWork message={checkout.hold_message} />
      <TermsField isAccepted={isAccepted} isRefused={isRefused} onAccept={accept} />
      <PriceChanged changes={order.changes} />
      <FormFailure sentence={order.sentence ?? sentence} />
      <button
        type="button"
        className="button checkout-place"
        aria-busy={order.isBusy || isChoosing}
        aria-disabled={!checkout.can.place || order.isBusy || undefined}
        aria-describedby={checkout.can.place ? undefined : 'checkout-blocked'}
        onClick={place}
      >
        {order.isBusy ? messages.placingYourOrder : placeLabel(money(checkout.total_cents))}
      </button>
      <p className="visually-hidden" role="status">
        {order.isBusy ? messages.placingYourOrderThis : ''}
      </p>
    </div>
  )
}

type TermsProps = { isAccepted: boolean; isRefused: boolean; onAccept: (isAccepted: boolean) => void }

const TermsField = ({ isAccepted, isRefused, onAccept }: TermsProps) => {
  const [isReading, setReading] = useState(false)
  return (
    <>
      <CheckField
        name="accept_terms"
        checked={isAccepted}
        onChange={onAccept}
        error={isRefused ? messages.pleaseAcceptTerms : undefined}
        required
      >
        {messages.agreeBefore}{' '}
        <button type="button" className="form-link" onClick={() => setReading(true)}>
          {messages.termsOfService}
        </button>{' '}
        {messages.agreeAfter}
      </CheckField>
      {isReading && (
        <ReadingDialog
          reading="terms"
          isAccepted={isAccepted}
          onAccept={() => {
            onAccept(true)
            setReading(false)
          }}
          onClose={() => setReading(false)}
        />
      )}
    </>
  )
}
