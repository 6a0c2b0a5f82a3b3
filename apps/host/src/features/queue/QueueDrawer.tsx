import type { QueueLine } from '@showroom/contract/order/order-queue'
import { dollars } from '@showroom/contract/shared/money-text'
import { useRead } from '../../data/useRead.ts'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { PaperButton } from '../documents/PaperButton.tsx'
import { OrderStatusChip } from '../orders/OrderStatusChip.tsx'
import { Due } from './Due.tsx'
import { LineActions } from './LineActions.tsx'
import { LotChooser } from './LotChooser.tsx'
import { queueMessages as messages } from './messages.ts'

type Props = { id: string; onChanged: () => void; onClose: () => void }

/** One line with all that there is to do about it. */
export const QueueDrawer = ({ id, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/order_queue/{id}', { params: { id } })
  const title = read.last?.data.product_name ?? messages.item
  const again = () => {
    read.retry()
    onChanged()
  }
  return (
    <Dialog title={title} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={6}>
        {({ data: line }) => (
          <div className="queue-sheet">
            <p className="queue-state">
              <OrderStatusChip status={line.status} label={line.status_label} />
              <Due line={line} />
            </p>
            <LineActions line={line} onChanged={again} />
            <Facts line={line} />
            {line.can_assign_lot && <LotChooser line={line} onChanged={again} />}
            <p>
              <PaperButton
                path={`/api/order_document/${line.order_id}/${line.packing_slip}`}
                fileName={`${line.order_number}-${line.packing_slip}.pdf`}
                className="button quiet"
              >
                {messages.packingSlip}
              </PaperButton>
            </p>
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}

const Facts = ({ line }: { line: QueueLine }) => {
  const { ready } = line
  return (
    <FactList>
      <Fact name={messages.order}>
        {line.order_number}, {momentOf(line.placed_at)}
      </Fact>
      <Fact name={messages.item}>{[line.sku, line.size_label].filter(Boolean).join(' · ')}</Fact>
      <Fact name={messages.qty}>
        {line.qty} {line.uom}
        {line.final_price !== undefined && <small> {messages.each(`$${line.final_price}`)}</small>}
      </Fact>
      <Fact name={messages.profit}>{dollars(line.profit_cents)}</Fact>
      {line.lot !== null && <Fact name={messages.lot}>{line.lot}</Fact>}
      <Fact name={messages.warehouse}>{line.warehouse}</Fact>
      <Fact name={messages.showroom}>{line.company_name}</Fact>
      <Fact name={messages.shipTo}>
        {messages.place(line.ship_to.state, line.ship_to.zip_code)}, {line.service_label}
      </Fact>
      <Fact name={messages.client}>
        {line.client
          ? [line.client.name, line.client.street, line.client.apartment, line.client.city]
              .filter(Boolean)
              .join(', ')
          : messages.clientLater}
      </Fact>
      {ready && (
        <Fact name={messages.ready}>
          {messages.readyAs((ready.weight_milli_lb / 1_000).toLocaleString('en-US'), ready.pallets)}
          {ready.length_in !== null && ready.width_in !== null && ready.height_in !== null && (
            <small> {messages.readySize(ready.length_in, ready.width_in, ready.height_in)}</small>
          )}
        </Fact>
      )}
    </FactList>
  )
}
