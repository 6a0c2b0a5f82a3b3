import { pictureTypes } from '@showroom/contract/shared/image.rules'
import type { PortfolioPicture as Shown } from '@showroom/contract/designer/designer'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { FileField } from '../../../kit/form/FileField.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { PictureRow } from './PictureRow.tsx'
import { sendPicture } from './send-picture.ts'
import { ownPageMessages as messages } from './messages.ts'

/** The pictures of the own page: each is there as soon as it has arrived, and every change is kept at once. */
export const Portfolio = () => {
  const read = useRead('GET /api/designer_portfolio', {})
  return (
    <section className="form designer-own" aria-labelledby="own-pictures">
      <h2 id="own-pictures">{messages.pictures}</h2>
      <Loaded read={read} rows={2}>
        {({ data }) => <Pictures pictures={data} onChange={read.replace} />}
      </Loaded>
    </section>
  )
}

type Props = { pictures: readonly Shown[]; onChange: (pictures: Shown[]) => void }

const Pictures = ({ pictures, onChange }: Props) => {
  const { run, isBusy } = useSubmit(async (arranged: readonly Shown[]) => {
    const body = { pictures: arranged.map(({ id, title, room }) => ({ id, title, room })) }
    const { data, message } = await call('PUT /api/designer_portfolio', { body })
    onChange(data)
    if (message) toast.success(message)
  })
  const arrange = (arranged: readonly Shown[]) => void run(arranged)
  return (
    <>
      <FileField
        label={messages.addPictures}
        hint={messages.picturesHint}
        accept={pictureTypes}
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendPicture(file, onProgress)
          if ('sentence' in sent) return sent.sentence
          onChange(sent.data)
          return null
        }}
      />
      {pictures.length === 0 ? (
        <p className="designer-soft">{messages.noPictures}</p>
      ) : (
        <ol className="designer-pictures" aria-busy={isBusy}>
          {pictures.map((shown, at) => (
            <PictureRow
              key={shown.id}
              shown={shown}
              number={at + 1}
              isLast={at === pictures.length - 1}
              onSave={(changed) => arrange(pictures.with(at, changed))}
              onMove={(by) => arrange(moved(pictures, at, by))}
              onRemove={() => arrange(pictures.filter(({ id }) => id !== shown.id))}
            />
          ))}
        </ol>
      )}
    </>
  )
}

/** One place up or down. */
const moved = (pictures: readonly Shown[], at: number, by: 1 | -1): Shown[] => {
  const rest = pictures.filter((_, index) => index !== at)
  return rest.toSpliced(at + by, 0, ...pictures.slice(at, at + 1))
}
