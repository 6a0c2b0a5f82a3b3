import type { SavedCard } from '@showroom/contract/payment/payment'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { useRead } from '../../data/useRead.ts'
import { Empty } from '../../kit/picture/Empty.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { AddCardDialog } from './AddCardDialog.tsx'
import { CardRow } from './CardRow.tsx'
import { RemoveCardDialog } from './RemoveCardDialog.tsx'
import './SavedCards.css'

/** The cards of somebody's account: as brand, last four digits and expiration date. */
export const SavedCards = () => {
  const read = useRead('GET /api/payment/card', {})
  return <Loaded read={read}>{({ data }) => <CardList cards={data} onChange={read.replace} />}</Loaded>
}

type Props = { cards: SavedCard[]; onChange: (cards: SavedCard[]) => void }

const CardList = ({ cards, onChange }: Props) => {
  const [open, setOpen] = useState<'add' | SavedCard | null>(null)
  const changed = (after: SavedCard[], message: string | undefined) => {
    onChange(after)
    setOpen(null)
    if (message) toast.success(message)
  }
  const addButton = (
    <button type="button" className="button" onClick={() => setOpen('add')}>
      Add a card
    </button>
  )
  return (
    <>
      {cards.length === 0 ? (
        <Empty
          picture="empty-cart"
          sentence="No card yet. Add one, and you don’t have to look for it when you check out."
        >
          {addButton}
        </Empty>
      ) : (
        <>
          <ul className="saved-cards">
            {cards.map((card) => (
              <CardRow key={card.id} card={card} onChanged={changed} onRemove={() => setOpen(card)} />
            ))}
          </ul>
          {addButton}
        </>
      )}
      <p className="saved-cards-note">
        Your card number and CVC go straight to our payment provider. We keep the brand, the last four digits
        and the expiration date.
      </p>
      {open === 'add' && <AddCardDialog onAdded={changed} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'add' && (
        <RemoveCardDialog card={open} onRemoved={changed} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
