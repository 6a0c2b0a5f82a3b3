import type { QueueLine } from '@showroom/contract/order/order-queue'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useSession } from '../../session/session.ts'
import { ProposePrice } from '../prices/ProposePrice.tsx'
import { priceMessages as prices } from '../prices/messages.ts'
import { CancelAnswer } from '../sales/CancelAnswer.tsx'
import { StatusField } from '../sales/StatusField.tsx'
import { DeclineForm } from './DeclineForm.tsx'
import { ReadyForm } from './ReadyForm.tsx'
import { queueMessages as messages } from './messages.ts'
import '../sales/Sales.css'

type Props = { line: QueueLine; onChanged: () => void }
type Form = 'decline' | 'ready' | 'price'

/** What may be done with the line now; an Admin may set it to anything that the table of statuses lets them. */
export const LineActions = ({ line, onChanged }: Props) => {
  const type = useSession(({ user }) => user?.type)
  const [form, setForm] = useState<Form | null>(null)
  const { run, isBusy } = useSubmit(async (status: OrderStatus, note: string) => {
    const { message } = await call('PUT /api/order_item/{id}/status', {
      params: { id: line.id },
      body: { status, note },
    })
    if (message) toast.success(message)
    setForm(null)
    onChanged()
  })
  const close = () => setForm(null)
  const done = () => {
    close()
    onChanged()
  }
  const opening = (each: Form) => ({
    isOpen: form === each,
    onPress: () => setForm(form === each ? null : each),
  })
  const isNew = line.status === 'waiting_for_approval'
  const may = (status: OrderStatus) => line.can_set.includes(status)
  return (
    <section className="queue-actions" aria-label={messages.actions}>
      {line.is_price_open && <p>{prices.waitsForAnswer}</p>}
      {line.cancel_asked && <CancelAnswer item={line} onItem={onChanged} />}
      <div className="queue-buttons">
        {may('vendor_approved') && (
          <Setter label={messages.approve} isBusy={isBusy} onPress={() => void run('vendor_approved', '')} />
        )}
        {may('in_progress') && !isNew && (
          <Setter label={messages.begin} isBusy={isBusy} onPress={() => void run('in_progress', '')} />
        )}
        {may('ready_to_pick_up') && !isNew && <Opener label={messages.markReady} {...opening('ready')} />}
        {line.can_propose_price && <Opener label={messages.proposePrice} {...opening('price')} />}
        {may('decline') && <Opener label={messages.decline} {...opening('decline')} />}
      </div>
      {type === 'Admin' && line.can_set.length > 0 && <StatusField item={line} onItem={onChanged} />}
      {form === 'decline' && (
        <DeclineForm isBusy={isBusy} onDecline={(why) => void run('decline', why)} onLeave={close} />
      )}
      {form === 'ready' && <ReadyForm id={line.id} onReady={done} onLeave={close} />}
      {form === 'price' && <ProposePrice item={line} onProposed={done} onClose={close} />}
    </section>
  )
}

type SetterProps = { label: string; isBusy: boolean; onPress: () => void }

const Setter = ({ label, isBusy, onPress }: SetterProps) => (
  <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={onPress}>
    {label}
  </button>
)

type OpenerProps = { label: string; isOpen: boolean; onPress: () => void }

const Opener = ({ label, isOpen, onPress }: OpenerProps) => (
  <button type="button" className="button quiet" aria-expanded={isOpen} onClick={onPress}>
    {label}
  </button>
)
