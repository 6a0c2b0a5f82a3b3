import type { DeliveryProgress, OrderShipments, ShownPackage } from '@showroom/contract/order/shipment'
import { dollars } from '@showroom/contract/shared/money-text'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import type { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useSession } from '../../session/session.ts'
import { PackForm } from './PackForm.tsx'
import { Packages } from './Packages.tsx'
import { Timeline } from './Timeline.tsx'
import { shipmentMessages as messages } from './messages.ts'
import './Shipments.css'

type Props = { read: ReturnType<typeof useRead<'GET /api/order/{id}/shipments'>>; onMoved: () => void }

/** The deliveries of an order for those who send or oversee them: each sees the own ones, and packs what is theirs. */
export const StaffShipments = ({ read, onMoved }: Props) => (
  <Loaded read={read} rows={2}>
    {({ data }) => (
      <div className="staff-shipments">
        {data.deliveries.map((delivery) => (
          <StaffDelivery
            key={delivery.id}
            delivery={delivery}
            onChanged={(changed) => {
              read.replace(changed)
              onMoved()
            }}
          />
        ))}
      </div>
    )}
  </Loaded>
)

type DeliveryProps = { delivery: DeliveryProgress; onChanged: (shipments: OrderShipments) => void }
type Form = { shown: ShownPackage | null }

const StaffDelivery = ({ delivery, onChanged }: DeliveryProps) => {
  const [form, setForm] = useState<Form | null>(null)
  return (
    <section className="staff-delivery" aria-label={messages.deliveryOf(delivery.vendor)}>
      <h3>{messages.deliveryOf(delivery.vendor)}</h3>
      <Timeline steps={delivery.timeline} />
      <Movements of={delivery} />
      {delivery.packages.length === 0 && <p className="package-facts">{messages.noPackages}</p>}
      <Packages
        of={delivery}
        actions={(shown, nth) => (
          <PackageActions shown={shown} nth={nth} onChange={() => setForm({ shown })} onChanged={onChanged} />
        )}
      />
      {delivery.can.pack && (
        <p>
          <button
            type="button"
            className="button quiet"
            aria-label={messages.packFor(delivery.vendor)}
            onClick={() => setForm({ shown: null })}
          >
            {messages.pack}
          </button>
        </p>
      )}
      {form && (
        <PackForm
          delivery={delivery}
          shown={form.shown}
          onSaved={(changed) => {
            setForm(null)
            onChanged(changed)
          }}
          onClose={() => setForm(null)}
        />
      )}
    </section>
  )
}

const Movements = ({ of: { movements } }: { of: DeliveryProgress }) => {
  const isVendor = useSession(({ user }) => user?.type === 'Vendor')
  if (movements.length === 0) return null
  return (
    <ul className="shipment-money" aria-label={isVendor ? messages.earned : messages.money}>
      {movements.map(({ kind, amount_cents, at }) => (
        <li key={`${kind} ${at} ${amount_cents}`}>
          <span>{messages.kinds[kind]}</span>
          <time dateTime={at}>{momentOf(at)}</time>
          <span>{dollars(amount_cents)}</span>
        </li>
      ))}
    </ul>
  )
}

type ActionProps = {
  shown: ShownPackage
  nth: number
  onChange: () => void
  onChanged: (shipments: OrderShipments) => void
}

const PackageActions = ({ shown: { id, can }, nth, onChange, onChanged }: ActionProps) => {
  const params = { id }
  const { run, isBusy } = useSubmit(async (what: 'remove' | 'shipped' | 'delivered') => {
    const { data, message } =
      what === 'remove'
        ? await call('DELETE /api/shipment/{id}', { params })
        : await call('PUT /api/shipment/{id}/state', { params, body: { state: what } })
    if (message) toast.success(message)
    onChanged(data)
  })
  const buttons: { isThere: boolean; label: string; name: string; does: () => unknown }[] = [
    { isThere: can.ship, label: messages.hasLeft, name: messages.hasLeftOf(nth), does: () => run('shipped') },
    {
      isThere: can.deliver,
      label: messages.isDelivered,
      name: messages.isDeliveredOf(nth),
      does: () => run('delivered'),
    },
    { isThere: can.change, label: messages.changePackage, name: messages.changeOf(nth), does: onChange },
    { isThere: can.remove, label: messages.unpack, name: messages.removeOf(nth), does: () => run('remove') },
  ].filter(({ isThere }) => isThere)
  return buttons.length === 0 ? null : (
    <div className="account-actions">
      {buttons.map(({ label, name, does }) => (
        <button
          key={label}
          type="button"
          className="form-link"
          aria-label={name}
          aria-disabled={isBusy || undefined}
          onClick={() => void does()}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
