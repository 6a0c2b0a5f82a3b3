import { isOtherLot, isWhole } from '@showroom/contract/order/receipt.rules'
import type { DeliveryProgress, ShownPackage, ShownReceipt } from '@showroom/contract/order/shipment'
import { dollars } from '@showroom/contract/shared/money-text'
import type { ReactNode } from 'react'
import { Photos } from '../../kit/picture/Photos.tsx'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { dateOf } from '../checkout/checkout-words.ts'
import { shipmentMessages as messages } from './messages.ts'
import './Shipments.css'

type Props = {
  of: Pick<DeliveryProgress, 'packages' | 'receipts' | 'lines'>
  /** What may be done with one, its number told. */
  actions?: (shown: ShownPackage, nth: number) => ReactNode
}

/** What carriers take of a delivery, and what was counted when it came. */
export const Packages = ({ of: { packages, receipts, lines }, actions }: Props) => (
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
            <Receipt key={receipt.id} receipt={receipt} lines={lines} />
          ))}
        {actions?.(shown, index + 1)}
      </li>
    ))}
    {receipts
      .filter(({ package_id }) => package_id === null)
      .map((receipt) => (
        <li key={receipt.id} className="package">
          <Receipt receipt={receipt} lines={lines} />
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

type ReceiptProps = { receipt: ShownReceipt; lines: DeliveryProgress['lines'] }

const promisedOf = (line: ShownReceipt['lines'][number], lines: ReceiptProps['lines']) => ({
  ...line,
  promisedLots: lines.find(({ item_id }) => item_id === line.item_id)?.lot ?? '',
})

const photoPath = (id: string) => `/api/delivery_photo/${id}`

const Receipt = ({ receipt, lines }: ReceiptProps) => {
  const short = receipt.lines.filter((line) => !isWhole(promisedOf(line, lines)))
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
            isOtherLot(promisedOf(line, lines)) && messages.otherLot(line.lot),
            line.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
      {receipt.lines.map((line) => (
        <Photos key={line.item_id} paths={line.photo_ids.map(photoPath)} of={line.product_name} />
      ))}
    </div>
  )
}
