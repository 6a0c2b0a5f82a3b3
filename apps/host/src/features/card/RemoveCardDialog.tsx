import type { SavedCard } from '@showroom/contract/payment/payment'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { call } from '../../data/call.ts'
import { cardSaid } from './card-words.ts'
import { useSubmit } from '../../data/useSubmit.ts'

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
    <Dialog title="Remove this card?" onClose={onClose}>
      <p>Your {cardSaid(card)} is forgotten here and by our payment provider. You can add it again later.</p>
      <div className="account-actions saved-cards-ask">
        <button
          type="button"
          className="button danger"
          aria-disabled={isBusy || undefined}
          onClick={() => void remove()}
        >
          {isBusy ? 'Removing…' : 'Remove card'}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          Keep it
        </button>
      </div>
    </Dialog>
  )
}
