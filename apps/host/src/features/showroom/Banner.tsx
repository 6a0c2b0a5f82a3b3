import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import type { OwnShowroom } from '@showroom/contract/showroom/own-showroom'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { FileField } from '../../kit/form/FileField.tsx'
import { ShowroomPicture } from '../../kit/picture/ShowroomPicture.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { sendShowroomFile } from './send-showroom-file.ts'
import { showroomPageMessages as messages } from './messages.ts'

type Props = { own: Pick<OwnShowroom, 'banner'>; onSaved: (own: OwnShowroom) => void }

/** The picture above the shop. */
export const Banner = ({ own: { banner }, onSaved }: Props) => {
  const { run: remove } = useSubmit(async () => {
    const { data, message } = await call('DELETE /api/showroom/banner', {})
    onSaved(data)
    if (message) toast.success(message)
  })
  const { width, height } = pictureFields.banner.minimum
  return (
    <>
      {banner !== null && (
        <div className="own-banner">
          <ShowroomPicture photo={banner} alt={messages.yourBanner} sizes="(max-width: 768px) 90vw, 720px" />
          <button type="button" className="account-plain danger" onClick={() => void remove()}>
            {messages.removeBanner}
          </button>
        </div>
      )}
      <FileField
        label={messages.banner}
        hint={messages.bannerHint(width, height)}
        accept={pictureTypes}
        picture={pictureFields.banner}
        isSingle
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendShowroomFile('banner', file, onProgress)
          if ('sentence' in sent) return sent.sentence
          onSaved(sent.data)
          return null
        }}
      />
    </>
  )
}
