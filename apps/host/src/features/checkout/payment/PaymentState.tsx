import type { Placing } from '@showroom/contract/checkout/checkout'
import { money } from '@showroom/widgets/ui/format.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import type { CardSent } from '../card-choice.ts'
import { AnotherCard } from './AnotherCard.tsx'
import { GiveUp } from './GiveUp.tsx'
import type { PlacingSeen } from './usePlacing.ts'

type Seen = Extract<PlacingSeen, { kind: 'ready' }>
type Props = { seen: Seen; onAnswer: (placing: Placing) => void; onLook: () => void }

export const PaymentState = ({ seen: { placing, hasGivenUp }, onAnswer, onLook }: Props) => {
  switch (placing.state) {
    case 'placed':
    case 'placing':
      return hasGivenUp ? (
        <Step
          title="This takes longer than usual"
          lead="Your order is kept, and is never placed twice."
          placing={placing}
        >
          <p>You can leave this page: we go on, and write to you as soon as your order is placed.</p>
          <LookAgain onLook={onLook} />
        </Step>
      ) : (
        <Step
          title="Setting the money aside"
          lead="We are asking your bank. This takes some seconds."
          placing={placing}
        >
          <HoldProgress placing={placing} />
        </Step>
      )
    case 'confirming':
      return (
        <Step
          title="Your bank wants to confirm this payment"
          lead={placing.message ?? 'It asks you on a page of its own, and sends you back here.'}
          placing={placing}
        >
          <HoldProgress placing={placing} />
          <div className="checkout-actions">
            {placing.confirm_url && (
              <a className="button" href={placing.confirm_url}>
                Go to my bank
              </a>
            )}
            {hasGivenUp && <LookAgain onLook={onLook} />}
          </div>
          <GiveUp orderId={placing.order_id} />
        </Step>
      )
    case 'declined':
      return (
        <Step
          title="Your card was not accepted"
          lead={placing.message ?? 'Please try another card.'}
          placing={placing}
        >
          <p>Nothing is held, and your cart is as it was. Try another card for the same order.</p>
          <AnotherCard tryCard={async (card) => onAnswer(await tryAnother(placing.order_id, card))} />
          <GiveUp orderId={placing.order_id} />
        </Step>
      )
    case 'abandoned':
      return (
        <Step
          title="This order was given up"
          lead="Nothing is held on your card, and nothing was charged."
          placing={placing}
        >
          <div className="checkout-actions">
            <Link className="button" to={paths.checkout}>
              Check out again
            </Link>
            <Link className="button quiet" to={paths.cart}>
              Your cart
            </Link>
          </div>
        </Step>
      )
  }
}

const tryAnother = async (id: string, card: CardSent): Promise<Placing> =>
  (await call('POST /api/checkout/{id}/card', { params: { id }, body: { card } })).data

type StepProps = { title: string; lead: string; placing: Placing; children: ReactNode }

/** Where the state changes, reading goes on at its heading. */
const Step = ({ title, lead, placing: { number, total_cents }, children }: StepProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <div className="page payment">
      <p className="payment-order">{`Order ${number} · ${money(total_cents)}`}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="payment-lead" role="status">
        {lead}
      </p>
      {children}
    </div>
  )
}

const HoldProgress = ({ placing: { held, holds } }: { placing: Placing }) =>
  holds > 1 && (
    <div className="payment-progress">
      <progress value={held} max={holds} aria-label="Holds that are there" />
      <p>{`${held} of ${holds} holds are there: one for each vendor.`}</p>
    </div>
  )

const LookAgain = ({ onLook }: { onLook: () => void }) => (
  <div className="checkout-actions">
    <button type="button" className="button" onClick={onLook}>
      Look again
    </button>
    <Link className="button quiet" to={paths.orders}>
      Your orders
    </Link>
  </div>
)
