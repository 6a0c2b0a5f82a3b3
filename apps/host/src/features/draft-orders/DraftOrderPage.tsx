import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import { useState } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { DraftOrderForm } from './DraftOrderForm.tsx'
import { DraftOrderView, type ViewProps } from './DraftOrderView.tsx'
import type { MadeLink } from './useDraftOrderForm.ts'
import { newDraftOrder, typedOf } from './draft-order-typed.ts'
import { draftOrdersMessages as messages } from './messages.ts'

type Props = { id: string; onOpen: (id: string | null) => void }

/** One order for a client: written while it is open, looked at from then on. */
export const DraftOrderPage = ({ id, onOpen }: Props) => {
  const [link, onLinked] = useState<MadeLink | null>(null)
  const linking = { link, onLinked, onOpen }
  return (
    <div className="draft-order">
      <p>
        <button type="button" className="form-link" onClick={() => onOpen(null)}>
          ← {messages.backToList}
        </button>
      </p>
      {id === 'new' ? <NewDraftOrder {...linking} /> : <OneDraftOrder key={id} id={id} {...linking} />}
    </div>
  )
}

type Linking = Pick<Props, 'onOpen'> & Pick<ViewProps, 'link' | 'onLinked'>

const NewDraftOrder = ({ onOpen, onLinked }: Linking) => {
  const [typed] = useState(() => newDraftOrder(new Date()))
  return (
    <DraftOrderForm
      made={null}
      typed={typed}
      onMade={({ id }) => onOpen(id)}
      onLinked={onLinked}
      onGone={() => onOpen(null)}
    />
  )
}

const OneDraftOrder = ({ id, ...linking }: Pick<Props, 'id'> & Linking) => {
  const read = useRead('GET /api/draft_order/{id}', { params: { id } })
  return (
    <Loaded read={read} rows={6}>
      {({ data }) => <Made made={data} onMade={read.replace} {...linking} />}
    </Loaded>
  )
}

type MadeProps = Linking & { made: DraftOrder; onMade: (made: DraftOrder) => void }

const Made = ({ onOpen, link, ...props }: MadeProps) =>
  props.made.can.edit ? (
    <DraftOrderForm {...props} typed={typedOf(props.made)} onGone={() => onOpen(null)} />
  ) : (
    <DraftOrderView {...props} link={link} onCopied={({ id }) => onOpen(id)} />
  )
