import type { Placing } from '@showroom/contract/checkout/checkout'
import { money } from '@showroom/widgets/ui/format.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import type { CardSent } from '../card-choice.ts'
import { AnotherCard } from './AnotherCard.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import type { PlacingSeen } from './usePlacing.ts'
import { checkoutMessages as messages } from '../messages.ts'

type Seen = Extract<PlacingSeen, { kind: 'ready' }>
type Props = { seen: Seen; onAnswer: (placing: Placing) => void; onLook: () => void }

export const PaymentState = ({ seen: { placing, hasGivenUp }, onAnswer, onLook }: Props) => {
  switch (placing.state) {
    case 'placed':
    case 'placing':
      return hasGivenUp ? (
        <Step title={messages.thisTakesLongerThan} lead={messages.yourOrderIsKept} placing={placing}>
          <p>{messages.youCanLeaveThis}</p>
          <LookAgain onLook={onLook} />
        </Step>
      ) : (
        <Step title={messages.settingTheMoneyAside} lead={messages.weAreAskingYour} placing={placing}>
          <HoldProgress placing={placing} />
        </Step>
      )
    case 'confirming':
      return (
        <Step
          title={messages.yourBankWantsTo}
          lead={placing.message ?? messages.itAsksYouOn}
          placing={placing}
        >
          <HoldProgress placing={placing} />
          <div className="checkout-actions">
            {placing.confirm_url && (
              <a className="button" href={placing.confirm_url}>
                {messages.goToMyBank}
              </a>
            )}
            {hasGivenUp && <LookAgain onLook={onLook} />}
          </div>
          <CancelOrder orderId={placing.order_id} />
        </Step>
      )
    case 'declined':
      return (
        <Step
          title={messages.yourCardWasNot}
          lead={placing.message ?? messages.pleaseTryAnotherCard}
          placing={placing}
        >
          <p>{messages.nothingIsHeldAnd}</p>
          <AnotherCard tryCard={async (card) => onAnswer(await tryAnother(placing.order_id, card))}>
            <CancelOrder orderId={placing.order_id} />
          </AnotherCard>
        </Step>
      )
    case 'abandoned':
      return <Abandoned placing={placing} />
  }
}

const Abandoned = ({ placing }: { placing: Placing }) => (
  <Step title={messages.thisOrderWasGiven} lead={messages.nothingIsHeldOn} placing={placing}>
    <div className="checkout-actions">
      <Link className="button" to={paths.checkout}>
        {messages.checkOutAgain}
      </Link>
      <Link className="button quiet" to={paths.cart}>
        {messages.yourCart}
      </Link>
    </div>
  </Step>
)

const tryAnother = async (id: string, card: CardSent): Promise<Placing> =>
  (await call('POST /api/checkout/{id}/card', { params: { id }, body: { card } })).data

type StepProps = { title: string; lead: string; placing: Placing; children: ReactNode }

/** Where the state changes, reading goes on at its heading. */
const Step = ({ title, lead, placing: { number, total_cents }, children }: StepProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <div className="page payment">
      <p className="payment-order">{messages.orderNumber(number, money(total_cents))}</p>
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
      <progress value={held} max={holds} aria-label={messages.holdsThatAreThere} />
      <p>{messages.ofHoldsAreThere(held, holds)}</p>
    </div>
  )

const LookAgain = ({ onLook }: { onLook: () => void }) => (
  <div className="checkout-actions">
    <button type="button" className="button" onClick={onLook}>
      {messages.lookAgain}
    </button>
    <Link className="button quiet" to={paths.orders}>
      {messages.yourOrders}
    </Link>
  </div>
)
