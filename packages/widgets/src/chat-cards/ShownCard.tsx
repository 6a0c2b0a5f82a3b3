import type { ChatCard } from '@showroom/contract/chat/chat'
import type { Selection } from '@showroom/contract/checklist/checklist'
import { Button } from '../ui/Button.tsx'
import type { Talk } from './talk.ts'
import { useCard } from './card-book.ts'
import { OrderItemCard } from './OrderItemCard.tsx'
import { PriceChangeCard } from './PriceChangeCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { SelectionCard } from './SelectionCard.tsx'
import { cardWords, statusWords } from './words.ts'

export type ShownCardProps = {
  chat: Talk
  card: ChatCard
  /** Beside the messages, where it is decided on: its name and where it stands alone. */
  isBrief?: boolean
}

/** What a message shows besides its words, as its reader may see it now. */
export const ShownCard = ({ chat, card, isBrief = false }: ShownCardProps) => {
  const { view, again } = useCard(chat, card)
  if (view === undefined) return <p className="chat-card chat-marks">{cardWords.loading}</p>
  if (view === null) return <p className="chat-card chat-marks">{cardWords.gone}</p>
  if (view === 'failed')
    return (
      <p className="chat-card" role="alert">
        {cardWords.failed}{' '}
        <Button kind="quiet" onClick={again}>
          {cardWords.retry}
        </Button>
      </p>
    )
  switch (view.kind) {
    case 'product':
      return <ProductCard chat={chat} view={view} />
    case 'selection':
      if (isBrief) return <BriefDecision row={view.selection} />
      return <SelectionCard chat={chat} card={card} row={view.selection} again={again} />
    case 'order_item':
      return <OrderItemCard view={view} />
    case 'price_change':
      return <PriceChangeCard chat={chat} view={view} again={again} />
  }
}

const BriefDecision = ({ row }: { row: Selection }) => (
  <p className="chat-card" data-head>
    <b>{row.title}</b> <span className="chat-card-state">{statusWords[row.status]}</span>
  </p>
)
