import type { SavedCard } from '@showroom/contract/payment/payment'
import { call } from '../../data/call.ts'
import { cardLine, cardSaid, expiryLine } from './card-words.ts'
import { useSubmit } from '../../data/useSubmit.ts'

type Props = {
  card: SavedCard
  onChanged: (cards: SavedCard[], message: string | undefined) => void
  onRemove: () => void
}

export const CardRow = ({ card, onChanged, onRemove }: Props) => {
  const { run: choose } = useSubmit(async () => {
    const body = { is_default: true as const }
    const { data, message } = await call('PUT /api/payment/card/{id}', { params: { id: card.id }, body })
    onChanged(data, message)
  })
  return (
    <li className="saved-card">
      <div className="saved-card-about">
        <strong aria-label={cardSaid(card)}>{cardLine(card)}</strong>
        <span>
          {card.is_expired ? 'Expired' : 'Expires'} {expiryLine(card)}
          {card.name_on_Card && ` · ${card.name_on_Card}`}
        </span>
        <span className="saved-card-marks">
          {card.is_default && <em>Default</em>}
          {card.is_expired && <em className="expired">Expired</em>}
        </span>
      </div>
      <div className="account-actions">
        {!card.is_default && !card.is_expired && (
          <button
            type="button"
            className="account-plain"
            aria-label={`Make ${cardSaid(card)} the default`}
            onClick={() => void choose()}
          >
            Make default
          </button>
        )}
        <button
          type="button"
          className="account-plain danger"
          aria-label={`Remove ${cardSaid(card)}`}
          onClick={onRemove}
        >
          Remove
        </button>
      </div>
    </li>
  )
}
