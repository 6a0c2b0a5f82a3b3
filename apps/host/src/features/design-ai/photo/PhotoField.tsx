import type { AiPhoto } from '@showroom/contract/design-ai/ai-photo'
import { useId } from 'react'
import { useReadOf } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FieldError } from '../../../kit/form/FieldFrame.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { aiCall } from '../ai-call.ts'
import { type AiSession, keepCredits } from '../ai-session.ts'
import { photoMessages as messages } from './photo.messages.ts'
import { PhotoDrop } from './PhotoDrop.tsx'
import { PhotoTiles } from './PhotoTiles.tsx'
import { useChosenPhoto } from './useChosenPhoto.ts'
import { useSendingPhoto } from './useSendingPhoto.ts'
import './Photo.css'

type Props = {
  account: AiSession
  chosen: AiPhoto | null
  error: string | undefined
  onChoose: (photo: AiPhoto | null) => void
  /** As it is by now; null: it has gone, or was somebody else’s. */
  onRead: (photo: AiPhoto | null) => void
  onSignIn: () => void
}

/** A photo of one's own room: sent, chosen among those that are here, or left out. */
export const PhotoField = ({ account, error, onSignIn, ...rest }: Props) => {
  const id = useId()
  return (
    <fieldset className="ai-photo" aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend>{messages.label}</legend>
      <p className="form-hint" id={`${id}-hint`}>
        {messages.hint}
      </p>
      {account.status === 'in' && account.user ? (
        <Photos key={account.user.id} owner={account.user.id} {...rest} />
      ) : (
        <button type="button" className="form-link" onClick={onSignIn}>
          {messages.signIn}
        </button>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

type PhotosProps = Pick<Props, 'chosen' | 'onChoose' | 'onRead'> & { owner: string }

const Photos = ({ owner, chosen, onChoose, onRead }: PhotosProps) => {
  const read = useReadOf(['GET /api/AI/photo', owner], (signal) => aiCall('GET /api/AI/photo', { signal }))
  const photos = read.last?.data.photos
  const { onSent } = useChosenPhoto({ photos, chosen, onRead })
  const sending = useSendingPhoto((photo) => {
    onSent(photo)
    read.retry()
    onChoose(photo)
  })
  const removing = useSubmit(async (photo: AiPhoto) => {
    const { message, data } = await aiCall('DELETE /api/AI/photo/{id}', { params: { id: photo.id } })
    keepCredits(data.credits)
    if (photo.id === chosen?.id) onChoose(null)
    read.retry()
    if (message) toast.success(message)
  })
  return (
    <>
      <Loaded read={read} rows={1}>
        {({ data }) => (
          <PhotoTiles
            photos={data.photos}
            chosen={chosen}
            isBusy={removing.isBusy}
            onChoose={onChoose}
            onRemove={(photo) => void removing.run(photo)}
          />
        )}
      </Loaded>
      <PhotoDrop sending={sending} isFirst={chosen === null} />
    </>
  )
}
