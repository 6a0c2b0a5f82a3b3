import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { photoMessages as messages } from './photo.messages.ts'

type Props = {
  photos: readonly AiPhoto[]
  chosen: AiPhoto | null
  isBusy: boolean
  onChoose: (photo: AiPhoto | null) => void
  onRemove: (photo: AiPhoto) => void
}

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

/** The photos that are here, one of them pressed. */
export const PhotoTiles = ({ photos, chosen, isBusy, onChoose, onRemove }: Props) => {
  if (photos.length === 0) return null
  return (
    <>
      <ul className="ai-photos" aria-label={messages.yours}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-pressed={photo.id === chosen?.id}
              onClick={() => onChoose(photo.id === chosen?.id ? null : photo)}
            >
              <img
                src={photo.src}
                width={photo.width}
                height={photo.height}
                alt={messages.photoOf(photos.length - index, dayOf(photo.goes_at))}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <p className="ai-photo-acts">
          <button type="button" className="form-link" onClick={() => onChoose(null)}>
            {messages.without}
          </button>
          <button type="button" className="form-link" disabled={isBusy} onClick={() => onRemove(chosen)}>
            {messages.remove}
          </button>
        </p>
      )}
    </>
  )
}
