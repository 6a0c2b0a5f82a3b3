import type { OrderReturns } from '@showroom/contract/order/return'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Empty } from '../../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { paths } from '../../../paths.ts'
import { isSignedIn, useSession } from '../../../session/session.ts'
import { SignInForOrders } from '../SignInForOrders.tsx'
import { ChooseItems } from './ChooseItems.tsx'
import { ChooseReason } from './ChooseReason.tsx'
import { ChooseWay } from './ChooseWay.tsx'
import { ReturnCard } from './ReturnCard.tsx'
import { ReviewReturn } from './ReviewReturn.tsx'
import { useReturnWizard } from './useReturnWizard.ts'
import '../../account/Account.css'
import '../../checkout/Checkout.css'
import '../../../kit/form/form.css'
import '../../../kit/StepBar.css'
import '../Orders.css'
import './Returns.css'
import { returnMessages as messages } from './messages.ts'

/** /your_orders/{id}/return: what was asked for, and the four steps of asking. */
export const ReturnPage = () => {
  const { id = '' } = useParams()
  const isIn = useSession(isSignedIn)
  if (!isIn) return <SignInForOrders path={paths.orderReturn(id)} />
  return <ReturnsOf key={id} id={id} />
}

const ReturnsOf = ({ id }: { id: string }) => {
  const read = useRead('GET /api/order/{id}/return', { params: { id } })
  const number = read.kind === 'ready' ? read.reply.data.order_number : null
  usePageTitle(number === null ? messages.returns : messages.returnsOf(number))
  return (
    <div className="page page-top returns">
      <p className="order-back">
        <Link to={paths.order(id)}>
          {number === null ? messages.yourOrder : messages.backToOrder(number)}
        </Link>
      </p>
      <h1>{messages.returns}</h1>
      <Loaded read={read} rows={3}>
        {({ data }) => <Returns of={data} onChanged={read.replace} />}
      </Loaded>
    </div>
  )
}

type Props = { of: OrderReturns; onChanged: (changed: OrderReturns) => void }

const Returns = ({ of, onChanged }: Props) => {
  const isAny = of.lines.some(({ return: back, claim }) => (back?.most ?? 0) + (claim?.most ?? 0) > 0)
  return (
    <>
      {of.returns.length > 0 && (
        <section className="return-list" aria-labelledby="returns-asked">
          <h2 id="returns-asked">{messages.yourReturns}</h2>
          {of.returns.map((one) => (
            <ReturnCard key={one.id} of={one} onChanged={onChanged} />
          ))}
        </section>
      )}
      {isAny ? <Wizard of={of} onChanged={onChanged} /> : <Nothing of={of} />}
    </>
  )
}

const Nothing = ({ of }: { of: OrderReturns }) => {
  const isDelivered = of.lines.some(({ claim }) => claim !== null)
  return (
    <>
      <p className="return-soft">{isDelivered ? messages.nothingLeft : messages.nothingYet}</p>
      {of.returns.length === 0 && (
        <Empty picture="empty-orders">
          <Link className="button quiet" to={paths.order(of.order_id)}>
            {messages.seeTheOrder}
          </Link>
        </Empty>
      )}
    </>
  )
}

const steps = [ChooseItems, ChooseReason, ChooseWay, ReviewReturn] as const

const Wizard = ({ of, onChanged }: Props) => {
  const wizard = useReturnWizard(of, onChanged)
  const heading = useStepFocus(wizard.step)
  const Step = steps[wizard.step] ?? ChooseItems
  const Title = of.returns.length > 0 ? 'h3' : 'h2'
  return (
    <section className="return-wizard" aria-label={messages.link}>
      {of.returns.length > 0 && <h2>{messages.askAnother}</h2>}
      <ol className="step-bar" aria-label={messages.steps}>
        {messages.stepWords.map((title, index) => (
          <li
            key={title}
            aria-current={index === wizard.step ? 'step' : undefined}
            data-done={index < wizard.step || undefined}
          >
            {`${index + 1} ${title}`}
          </li>
        ))}
      </ol>
      <Title ref={heading} tabIndex={-1}>
        {messages.stepWords[wizard.step]}
      </Title>
      <Step wizard={wizard} />
    </section>
  )
}

/** The next step is read on from its heading. */
const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}
