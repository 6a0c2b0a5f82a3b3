import { pictureTypes } from '@showroom/contract/shared/image.rules'
import { mostReturnPhotos } from '@showroom/contract/order/return.rules'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { needsPhotos, reasonsOf, returnReasons } from '@showroom/contract/order/return.rules'
import { useEffect, useRef, useState } from 'react'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { FileField } from '../../../kit/form/FileField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { returnMessages as messages } from './messages.ts'
import { Radios } from './Radios.tsx'
import { sendPhoto } from './send-photo.ts'
import { StepActions } from './StepActions.tsx'
import type { ReturnWizard } from './useReturnWizard.ts'

/** Step 2: why; whose fault it is has to be seen. */
export const ChooseReason = ({ wizard }: { wizard: ReturnWizard }) => {
  const { draft, change } = wizard
  const [failure, setFailure] = useState<string | null>(null)
  const isSeen = draft.reason !== null && needsPhotos(draft.reason)
  const next = () => {
    if (draft.reason === null) return setFailure(messages.chooseAReason)
    if (isSeen && draft.photos.length === 0) return setFailure(say.photosNeeded)
    wizard.go(2)
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <Radios
        legend={messages.reason}
        options={reasonsOf(draft.kind).map((value) => ({ value, label: returnReasons[value].label }))}
        chosen={draft.reason}
        onChoose={(reason) => change({ reason })}
      />
      <AreaField
        name="note"
        label={messages.note}
        hint={messages.noteHint}
        value={draft.note}
        onChange={(note) => change({ note })}
        maxLength={1_000}
      />
      {isSeen && <Photos wizard={wizard} />}
      <FormFailure sentence={failure} />
      <StepActions onBack={() => wizard.go(0)} label={messages.next} />
    </form>
  )
}

const Photos = ({ wizard: { draft, of, change } }: { wizard: ReturnWizard }) => {
  // Several are sent one after the other, before any of them has been drawn.
  const count = useRef(draft.photos.length)
  useEffect(() => {
    count.current = draft.photos.length
  }, [draft.photos.length])
  return (
    <FileField
      label={messages.photos}
      hint={messages.photosHint}
      accept={pictureTypes}
      required
      documents={draft.photos}
      onAdd={async (file, onProgress) => {
        if (count.current >= mostReturnPhotos) return say.tooManyPhotos
        const sent = await sendPhoto(of.order_id, file, onProgress)
        if ('sentence' in sent) return sent.sentence
        count.current += 1
        change(({ photos }) => ({
          photos: [...photos, { id: sent.data.id, file_name: file.name, size: file.size }],
        }))
        return null
      }}
      onRemove={async (id) => change(({ photos }) => ({ photos: photos.filter((photo) => photo.id !== id) }))}
    />
  )
}
