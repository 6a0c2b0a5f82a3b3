import { accountMessages as say } from '@showroom/contract/account/account.messages'
import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import { call } from '../../../data/call.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Face } from '../../../kit/Face.tsx'
import { FileField } from '../../../kit/form/FileField.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { sendOneFile } from '../../../session/send-one-file.ts'
import { refreshUser } from '../../../session/session.ts'
import { accountMessages as messages } from '../messages.ts'
import type { ProfileShown } from './Profile.tsx'

type Props = { profile: ProfileShown; onSaved: (profile: ProfileShown) => void }

/** A photo is there as soon as it has arrived, and gone as soon as it is removed. */
export const PhotoForm = ({ profile, onSaved }: Props) => {
  const { user } = profile
  const show = (photo: string | null, sentence: string) => {
    const changed = { ...user, photo }
    refreshUser(changed)
    onSaved({ ...profile, user: changed })
    toast.success(sentence)
  }
  const { run: remove, isBusy } = useSubmit(async () => {
    const { data } = await call('DELETE /api/profile_photo', {})
    show(data.photo, say.photoRemoved)
  })
  return (
    <div className="account-photo">
      <Face name={`${user.first_name} ${user.last_name}`} photo={user.photo} size={96} />
      <div className="form">
        <FileField
          label={user.photo === null ? messages.addAPhoto : messages.anotherPhoto}
          hint={messages.photoHint}
          accept={pictureTypes}
          picture={pictureFields.person}
          isSingle
          documents={[]}
          onRemove={async () => undefined}
          onAdd={async (file, onProgress) => {
            const words = { tooLarge: say.photoTooLarge, notSent: messages.photoNotSent }
            const sent = await sendOneFile<{ photo: string }>('/api/profile_photo', file, {
              onProgress,
              ...words,
            })
            if ('sentence' in sent) return sent.sentence
            show(sent.data.photo, say.photoSaved)
            return null
          }}
        />
        {user.photo !== null && (
          <button type="button" className="account-plain" disabled={isBusy} onClick={() => void remove()}>
            {messages.removePhoto}
          </button>
        )}
      </div>
    </div>
  )
}
