import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { DraftOrderForm } from './DraftOrderForm.tsx'
import { DraftOrderView } from './DraftOrderView.tsx'
import { newDraftOrder, typedOf } from './draft-order-typed.ts'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = { id: string; onOpen: (id: string | null) => void }

/** One order for a client: written while it is open, looked at from then on. */
export const DraftOrderPage = ({ id, onOpen }: Props) => (
  <div className="draft-order">
    <p>
      <button type="button" className="form-link" onClick={() => onOpen(null)}>
        ← {messages.backToList}
      </button>
    </p>
    {id === 'new' ? <NewDraftOrder onOpen={onOpen} /> : <OneDraftOrder id={id} onOpen={onOpen} />}
  </div>
)

const NewDraftOrder = ({ onOpen }: Pick<Props, 'onOpen'>) => {
  const [typed] = useState(() => newDraftOrder(new Date()))
  return (
    <DraftOrderForm made={null} typed={typed} onMade={({ id }) => onOpen(id)} onGone={() => onOpen(null)} />
  )
}

const OneDraftOrder = ({ id, onOpen }: Props) => {
  const read = useRead('GET /api/draft_order/{id}', { params: { id } })
  return (
    <Loaded read={read} rows={6}>
      {({ data }) => <Made made={data} onMade={read.replace} onOpen={onOpen} />}
    </Loaded>
  )
}

type MadeProps = { made: DraftOrder; onMade: (made: DraftOrder) => void; onOpen: Props['onOpen'] }

const Made = ({ made, onMade, onOpen }: MadeProps) =>
  made.can.edit ? (
    <DraftOrderForm made={made} typed={typedOf(made)} onMade={onMade} onGone={() => onOpen(null)} />
  ) : (
    <DraftOrderView made={made} onMade={onMade} onCopied={({ id }) => onOpen(id)} />
  )
