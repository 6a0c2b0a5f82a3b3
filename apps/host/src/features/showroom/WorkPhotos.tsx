import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import type { OwnShowroom, ShowroomPhoto } from '@showroom/contract/showroom/own-showroom'
import { mostShowroomPhotos } from '@showroom/contract/showroom/showroom-about.rules'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FileField } from '../../kit/form/FileField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { sendShowroomFile } from './send-showroom-file.ts'
import { WorkPhoto } from './WorkPhoto.tsx'
import { showroomPageMessages as messages } from './messages.ts'

type Props = { photos: readonly ShowroomPhoto[]; onSaved: (own: OwnShowroom) => void }

/** Pictures of the Pro’s work: each is there as soon as it has arrived, and every change is kept at once. */
export const WorkPhotos = ({ photos, onSaved }: Props) => {
  const { run, isBusy } = useSubmit(async (arranged: readonly ShowroomPhoto[]) => {
    const body = { photos: arranged.map(({ id, title }) => ({ id, title })) }
    const { data, message } = await call('PUT /api/showroom/photos', { body })
    onSaved(data)
    if (message) toast.success(message)
  })
  const arrange = (arranged: readonly ShowroomPhoto[]) => void run(arranged)
  const { width, height } = pictureFields.portfolio.minimum
  return (
    <div className="own-fields">
      {photos.length > 0 && (
        <ol className="own-photos" aria-busy={isBusy}>
          {photos.map((photo, at) => (
            <WorkPhoto
              key={photo.id}
              photo={photo}
              number={at + 1}
              isLast={at === photos.length - 1}
              onSave={(title) => arrange(photos.with(at, { ...photo, title }))}
              onMove={(by) => arrange(moved(photos, at, by))}
              onRemove={() => arrange(photos.filter(({ id }) => id !== photo.id))}
            />
          ))}
        </ol>
      )}
      {photos.length < mostShowroomPhotos && (
        <FileField
          label={messages.addPhotos}
          hint={messages.photosHint(width, height, mostShowroomPhotos)}
          accept={pictureTypes}
          picture={pictureFields.portfolio}
          documents={[]}
          onRemove={async () => undefined}
          onAdd={async (file, onProgress) => {
            const sent = await sendShowroomFile('photo', file, onProgress)
            if ('sentence' in sent) return sent.sentence
            onSaved(sent.data)
            return null
          }}
        />
      )}
    </div>
  )
}

/** One place up or down. */
const moved = (photos: readonly ShowroomPhoto[], at: number, by: 1 | -1): ShowroomPhoto[] => {
  const rest = photos.filter((_, index) => index !== at)
  return rest.toSpliced(at + by, 0, ...photos.slice(at, at + 1))
}
