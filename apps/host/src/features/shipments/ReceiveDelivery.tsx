import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import type { DeliveryProgress, OrderShipments } from '@showroom/contract/order/shipment'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { isSignedIn, useSession } from '../../session/session.ts'
import { Radios } from '../orders/returns/Radios.tsx'
import '../orders/returns/Returns.css'
import { SignInForOrders } from '../orders/SignInForOrders.tsx'
import { CountLine } from './CountLine.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import { type Arriving, useReceiving } from './useReceiving.ts'
import '../account/Account.css'
import '../checkout/Checkout.css'
import '../orders/Orders.css'
import './Shipments.css'
import { shipmentMessages as messages } from './messages.ts'

/** /your_orders/{id}/receive: what came is counted at the door, with damage, photos and a signature. */
export const ReceiveDelivery = () => {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const [delivery, pack] = [search.get('delivery') ?? '', search.get('package')]
  const isIn = useSession(isSignedIn)
  if (!isIn) return <SignInForOrders path={paths.receive(id, delivery, pack ?? undefined)} />
  return <ReceivingOf key={`${id} ${delivery} ${pack}`} id={id} deliveryId={delivery} packageId={pack} />
}

type AskedFor = { id: string; deliveryId: string; packageId: string | null }

const ReceivingOf = ({ id, deliveryId, packageId }: AskedFor) => {
  const read = useRead('GET /api/order/{id}/shipments', { params: { id } })
  const navigate = useNavigate()
  const number = read.kind === 'ready' ? read.reply.data.order_number : null
  usePageTitle(number === null ? messages.receive : messages.receiveOf(number))
  return (
    <div className="page page-top">
      <p className="order-back">
        <Link to={paths.order(id)}>
          {number === null ? messages.yourOrder : messages.backToOrder(number)}
        </Link>
      </p>
      <h1>{messages.receive}</h1>
      <Loaded read={read} rows={3}>
        {({ data }) => {
          const arriving = arrivingIn(data, { deliveryId, packageId })
          return arriving ? (
            <Counting
              of={arriving}
              onReceived={(received) => {
                read.replace(received)
                void navigate(paths.order(id))
              }}
            />
          ) : (
            <>
              <p>{messages.nothingToReceive}</p>
              <Empty picture="empty-orders">
                <Link className="button quiet" to={paths.order(id)}>
                  {messages.seeTheOrder}
                </Link>
              </Empty>
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

/** What is to be counted; null where it is received already, or has not left. */
const arrivingIn = (
  { deliveries }: OrderShipments,
  { deliveryId, packageId }: Omit<AskedFor, 'id'>,
): Arriving | null => {
  const delivery = deliveries.find(({ id }) => id === deliveryId)
  if (!delivery) return null
  if (packageId === null)
    return delivery.can.receive
      ? { delivery, packageId, lines: withNames(delivery, delivery.unpacked) }
      : null
  const found = delivery.packages.find(({ id, can }) => id === packageId && can.receive)
  return found ? { delivery, packageId, lines: withNames(delivery, found.lines) } : null
}

const withNames = (
  { lines }: DeliveryProgress,
  units: readonly { item_id: string; units: number }[],
): Arriving['lines'] =>
  units.flatMap((one) => {
    const line = lines.find(({ item_id }) => item_id === one.item_id)
    // What was cancelled on its way does not arrive.
    return line && !hasComeToNothing(line.status) ? [{ ...line, units: one.units }] : []
  })

type Outcome = (typeof messages.outcomes)[number]['value']

/** What is told of the claim that a count opens, and what there is to choose of it. */
const Claiming = (props: { chosen: Outcome; onChoose: (outcome: Outcome) => void }) => (
  <div className="receive-claim">
    <p>{messages.claimOpens}</p>
    <Radios legend={messages.rather} options={messages.outcomes} {...props} />
  </div>
)

type Props = { of: Arriving; onReceived: (shipments: OrderShipments) => void }

const Counting = ({ of, onReceived }: Props) => {
  const receiving = useReceiving(of, onReceived)
  const { typed, change, changeLine, errors, isShort, isBusy, sentence, send } = receiving
  return (
    <form
      className="form receive"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p>{messages.howItWorks}</p>
      {of.lines.map((line) => (
        <CountLine
          key={line.item_id}
          line={line}
          deliveryId={of.delivery.id}
          counted={typed.lines[line.item_id]}
          errors={errors}
          onChange={(counted) => changeLine(line.item_id, counted)}
        />
      ))}
      {isShort && <Claiming chosen={typed.outcome} onChoose={(outcome) => change({ outcome })} />}
      <AreaField
        name="note"
        label={messages.noteForAll}
        value={typed.note}
        onChange={(note) => change({ note })}
        maxLength={500}
        required={false}
      />
      <TextField
        name="signed_by"
        label={messages.whoSigns}
        value={typed.signedBy}
        onChange={(signedBy) => change({ signedBy })}
        error={errors['signed_by']}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={80}
        required
      />
      <SignaturePad drawn={typed.signature} onChange={(signature) => change({ signature })} />
      <FormFailure sentence={sentence} />
      <div className="account-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.signing : messages.done}
        </button>
      </div>
    </form>
  )
}
