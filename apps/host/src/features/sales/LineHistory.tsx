import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { LineChange } from '@showroom/contract/order/line-history'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { PaperButton } from '../documents/PaperButton.tsx'
import { salesMessages as messages } from './messages.ts'
import { proofPath } from './send-proof.ts'

type Props = { item: Pick<OrderItemProfit, 'id' | 'product_name' | 'status'> }

/** An Admin’s: what a line was set to, by whom, why and with what proof. It is asked for when somebody opens it. */
export const LineHistory = ({ item }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="form-link"
        aria-expanded={isOpen}
        aria-label={messages.historyOf(item.product_name)}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.history}
      </button>
      {/* Whatever it is set to meanwhile is read as well. */}
      {isOpen && <History key={item.status} item={item} />}
    </>
  )
}

const History = ({ item }: Props) => {
  const read = useRead('GET /api/order_item/{id}/history', { params: { id: item.id } })
  return (
    <Loaded read={read} rows={2}>
      {({ data }) => (
        <ol className="sold-history" aria-label={messages.historyOf(item.product_name)}>
          {data.map((change) => (
            <Step key={`${change.at} ${change.to_label}`} change={change} />
          ))}
        </ol>
      )}
    </Loaded>
  )
}

const Step = ({ change: { at, from_label, to_label, who, role, note, proof } }: { change: LineChange }) => (
  <li>
    <strong>{messages.step(from_label, to_label)}</strong>
    <small>
      <time dateTime={at}>{momentOf(at)}</time> ·{' '}
      {role === 'system' ? messages.bySystem : messages.byRole(who, role)}
    </small>
    {note !== '' && <p>{note}</p>}
    {proof && (
      <PaperButton
        path={proofPath(proof.id)}
        fileName={proof.file_name}
        className="form-link"
        label={messages.proofFile(proof.file_name)}
      >
        {proof.file_name}
      </PaperButton>
    )}
  </li>
)
