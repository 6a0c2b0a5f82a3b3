import type { OrderShipments } from '@showroom/contract/order/shipment'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { paths } from '../../paths.ts'
import { Packages } from './Packages.tsx'
import { Timeline } from './Timeline.tsx'
import { WindowPicker } from './WindowPicker.tsx'
import { shipmentMessages as messages } from './messages.ts'
import './Shipments.css'

type Props = { orderId: string; deliveryId: string }

/** How far one delivery of a client’s order is. The deliveries of an order share what is asked. */
export const DeliveryTravel = ({ orderId, deliveryId }: Props) => {
  const read = useRead('GET /api/order/{id}/shipments', { params: { id: orderId } })
  if (read.kind === 'waiting') return <div className="shipment-waiting" aria-hidden="true" />
  if (read.kind === 'failed')
    return (
      <div className="shipment-failed" role="alert">
        <p>{messages.notLoaded}</p>
        <button type="button" className="button quiet" onClick={read.retry}>
          {messages.tryAgain}
        </button>
      </div>
    )
  return <Travel of={read.reply.data} deliveryId={deliveryId} onChanged={read.replace} />
}

type TravelProps = {
  of: OrderShipments
  deliveryId: string
  onChanged: (shipments: OrderShipments) => void
}

const Travel = ({ of, deliveryId, onChanged }: TravelProps) => {
  const delivery = of.deliveries.find(({ id }) => id === deliveryId)
  if (!delivery) return null
  return (
    <div className="shipment-travel">
      <Timeline steps={delivery.timeline} />
      <WindowPicker of={delivery} onChanged={onChanged} />
      <Packages
        of={delivery}
        actions={({ id, can }) =>
          can.receive && (
            <Link className="button" to={paths.receive(of.order_id, delivery.id, id)}>
              {messages.receivePackage}
            </Link>
          )
        }
      />
      {delivery.can.receive && (
        <p>
          <Link className="button" to={paths.receive(of.order_id, delivery.id)}>
            {messages.receiveDelivery}
          </Link>
        </p>
      )}
    </div>
  )
}
