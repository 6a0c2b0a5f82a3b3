import type { DeliveryProgress, ShownPackage, ShownReceipt } from '@showroom/contract/order/shipment'
import { dollars } from '@showroom/contract/shared/money-text'
import type { ReactNode } from 'react'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { dateOf } from '../checkout/checkout-words.ts'
import { shipmentMessages as messages } from './messages.ts'
import './Shipments.css'

type Props = {
  of: Pick<DeliveryProgress, 'packages' | 'receipts'>
  /** What may be done with one, its number told. */
  actions?: (shown: ShownPackage, nth: number) => ReactNode
}

/** What carriers take of a delivery, and what was counted when it came. */
export const Packages = ({ of: { packages, receipts }, actions }: Props) => (
  <ul className="packages" aria-label={messages.packages}>
    {packages.map((shown, index) => (
      <li key={shown.id} className="package" data-state={shown.state}>
        <p className="package-head">
          <strong>{messages.packageOf(index + 1, packages.length, shown.carrier_label)}</strong>
          <StatusChip tone={shown.state === 'delivered' ? 'done' : 'moving'}>{shown.state_label}</StatusChip>
        </p>
        <p>{shown.lines.map((line) => messages.units(line.units, line.product_name)).join(', ')}</p>
        <PackageFacts of={shown} />
        {receipts
          .filter(({ package_id }) => package_id === shown.id)
          .map((receipt) => (
            <Receipt key={receipt.id} receipt={receipt} />
          ))}
        {actions?.(shown, index + 1)}
      </li>
    ))}
    {receipts
      .filter(({ package_id }) => package_id === null)
      .map((receipt) => (
        <li key={receipt.id} className="package">
          <Receipt receipt={receipt} />
        </li>
      ))}
  </ul>
)

const PackageFacts = ({ of: shown }: { of: ShownPackage }) => {
  const facts = [
    messages.packed(dateOf(shown.packed_at)),
    shown.shipped_at && messages.left(dateOf(shown.shipped_at)),
    shown.delivered_at && messages.delivered(dateOf(shown.delivered_at)),
    shown.ship_from && messages.leftFrom(shown.ship_from.name),
    shown.lot && messages.lot(shown.lot.replace(/^lot\s+/i, '')),
    shown.weight_milli_lb !== null && messages.weight(String(shown.weight_milli_lb / 1_000)),
    shown.cost_cents !== null && messages.carrierCost(dollars(shown.cost_cents)),
    shown.track === null && shown.tracking && messages.trackingNumber(shown.tracking),
  ].filter(Boolean)
  return (
    <p className="package-facts">
      {facts.join(' · ')}
      {shown.track && (
        <>
          {' · '}
          <a href={shown.track.url} rel="noreferrer" target="_blank">
            {shown.track.label}
          </a>
        </>
      )}
    </p>
  )
}

const Receipt = ({ receipt }: { receipt: ShownReceipt }) => {
  const short = receipt.lines.filter(({ expected, received, damaged }) => received < expected || damaged > 0)
  return (
    <div className="package-receipt">
      <p>{messages.receivedBy(receipt.signed_by, dateOf(receipt.received_at))}</p>
      {short.length === 0 && <p>{messages.complete}</p>}
      {short.map((line) => (
        <p key={line.item_id}>
          {[
            messages.counted(line.product_name, line.received, line.expected),
            line.received < line.expected && messages.missing(line.expected - line.received),
            line.damaged > 0 && messages.damaged(line.damaged),
            line.note,
            line.photo_ids.length > 0 && messages.photos(line.photo_ids.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </div>
  )
}
