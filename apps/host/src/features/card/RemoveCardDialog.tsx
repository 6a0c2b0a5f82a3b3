import type { SavedCard } from '@showroom/contract/payment/payment'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { call } from '../../data/call.ts'
import { cardSaid } from './card-words.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { cardMessages as messages } from './messages.ts'

type Props = {
  card: SavedCard
  onRemoved: (cards: SavedCard[], message: string | undefined) => void
  onClose: () => void
}

export const RemoveCardDialog = ({ card, onRemoved, onClose }: Props) => {
  const { run: remove, isBusy } = useSubmit(async () => {
    const { data, message } = await call('DELETE /api/payment/card/{id}', { params: { id: card.id } })
    onRemoved(data, message)
  })
  return (
    <Dialog title={messages.removeThisCard} onClose={onClose}>
      <p>{messages.removeCardText(cardSaid(card))}</p>
      <div className="account-actions saved-cards-ask">
        <button
          type="button"
          className="button danger"
          aria-disabled={isBusy || undefined}
          onClick={() => void remove()}
        >
          {isBusy ? messages.removing : messages.removeCard}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {messages.keepIt}
        </button>
      </div>
    </Dialog>
  )
}
