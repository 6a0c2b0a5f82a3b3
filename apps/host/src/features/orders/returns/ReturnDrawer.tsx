import type { SoldReturn } from '@showroom/contract/order/return'
import { dollars } from '@showroom/contract/shared/money-text'
import { Fact, FactList } from '../../../kit/FactList.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { Photos } from '../../../kit/picture/Photos.tsx'
import { returnMessages as messages } from './messages.ts'
import { ReturnActions } from './ReturnActions.tsx'
import { ReturnStateChip } from './ReturnStateChip.tsx'
import { ReturnTimeline } from './ReturnTimeline.tsx'
import { photoPath } from './send-photo.ts'

type Props = { of: SoldReturn; onChanged: () => void; onClose: () => void }

/** One return or claim as whoever sold it sees it: what comes back and why, its dates, and what there is to do. */
export const ReturnDrawer = ({ of, onChanged, onClose }: Props) => (
  <Dialog title={messages.returnOf(of.order_number)} shape="drawer" onClose={onClose}>
    <div className="return-sheet">
      <p>
        <ReturnStateChip of={of} />
      </p>
      <ul className="return-packing">
        {of.lines.map((line) => (
          <li key={line.id}>
            {`${line.qty} × ${line.product_name}`}
            {line.accepted_qty !== null && line.accepted_qty < line.qty && (
              <small>{` ${messages.accepted(line.accepted_qty, line.qty)}: ${line.deduction}`}</small>
            )}
          </li>
        ))}
      </ul>
      <Facts of={of} />
      <Photos paths={of.photos.map(photoPath)} of={of.reason_label} />
      {of.can.length > 0 && (
        <div className="return-actions">
          <ReturnActions of={of} onDone={onChanged} />
        </div>
      )}
      <h3>{messages.whenWhat}</h3>
      <ReturnTimeline of={of} />
    </div>
  </Dialog>
)

const Facts = ({ of }: { of: SoldReturn }) => (
  <FactList>
    {of.rma !== null && <Fact name={messages.rmaNumber}>{of.rma}</Fact>}
    <Fact name={messages.why}>{of.reason_label}</Fact>
    {of.note !== '' && <Fact name={messages.clientSays}>{of.note}</Fact>}
    {of.answer !== '' && <Fact name={messages.vendorSays}>{of.answer}</Fact>}
    {of.kind === 'claim' && (
      <Fact name={messages.clientWishes}>
        {of.outcome === 'replace' ? messages.replace : messages.refund}
      </Fact>
    )}
    {of.kind === 'return' && (
      <Fact name={messages.how}>{of.way === 'pickup' ? messages.byPickup : messages.byCarrier}</Fact>
    )}
    {of.tracking !== '' && <Fact name={messages.trackingNeeded}>{of.tracking}</Fact>}
    <Fact name={messages.vendor}>{of.vendor}</Fact>
    <Fact name={messages.showroom}>{of.company_name}</Fact>
    <Fact name={messages.yourPart}>{dollars(of.own_cents)}</Fact>
  </FactList>
)
