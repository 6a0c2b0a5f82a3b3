import type { OwnTemplate } from '@showroom/contract/visualizer/own-template'
import type { TemplateState } from '@showroom/contract/visualizer/template-choices'
import { pictureFields, pictureTypes } from '@showroom/contract/shared/image.rules'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FileField } from '../../../kit/form/FileField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { RoomPicture } from '../RoomPicture.tsx'
import { visualizerPaths } from '../visualizer-paths.ts'
import { publishMessages as messages } from './messages.ts'
import { sendTemplatePhoto } from './send-template-photo.ts'
import { TemplateFields, templateRules, type TemplateWords } from './TemplateFields.tsx'

type Props = { template: OwnTemplate; onChanged: () => void; onClose: () => void }

/** One template of the own showroom, or of one’s own: its words, a Pro’s picture of it, and taking it back. */
export const OwnTemplateDrawer = ({ template, onChanged, onClose }: Props) => {
  const { id, title, style, state, is_own } = template
  const { form: element, ...form } = useForm<TemplateWords>({
    values: { title, style, state },
    rules: templateRules,
  })
  const save = useSave(form, async (typed) => {
    const { message } = await call('PUT /api/visualization/template/{id}', { params: { id }, body: typed })
    onChanged()
    return message
  })
  return (
    <Dialog title={title} shape="drawer" onClose={onClose}>
      <div className="own-template-sheet">
        {!is_own && <OwnPicture template={template} onChanged={onChanged} />}
        <form ref={element} className="form" noValidate onSubmit={save}>
          <TemplateFields {...form} states={statesFor(template)} />
          <SaveButton isBusy={form.isBusy} />
        </form>
        {state === 'published' && (
          <p>
            <Link className="account-plain" to={visualizerPaths.template(id)}>
              {is_own ? messages.seeOwn : messages.see}
            </Link>
          </p>
        )}
        <Removal
          id={id}
          sentence={is_own ? messages.reallyRemoveOwn : messages.reallyRemove}
          onRemoved={() => {
            onClose()
            onChanged()
          }}
        />
      </div>
    </Dialog>
  )
}

const statesFor = ({ is_own, state }: OwnTemplate): readonly TemplateState[] => {
  if (is_own) return []
  return state === 'draft' ? ['published', 'draft'] : ['published', 'hidden']
}

const OwnPicture = ({ template: { id, picture, has_photo }, onChanged }: Omit<Props, 'onClose'>) => {
  const takeOff = useSubmit(async () => {
    const { message } = await call('DELETE /api/visualization/template/{id}/photo', { params: { id } })
    if (message) toast.success(message)
    onChanged()
  })
  return (
    <div className="form">
      {picture && <RoomPicture picture={picture} sizes="(min-width: 769px) 420px, 100vw" />}
      <FileField
        label={messages.picture}
        hint={messages.pictureHint}
        accept={pictureTypes}
        picture={pictureFields.template}
        documents={[]}
        isSingle
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const refused = await sendTemplatePhoto(id, file, onProgress)
          if (refused === null) onChanged()
          return refused
        }}
      />
      {has_photo && (
        <button type="button" className="account-plain" onClick={() => void takeOff.run()}>
          {messages.removePicture}
        </button>
      )}
    </div>
  )
}

type RemovalProps = { id: string; sentence: string; onRemoved: () => void }

const Removal = ({ id, sentence, onRemoved }: RemovalProps) => {
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await call('DELETE /api/visualization/template/{id}', { params: { id } })
    if (message) toast.success(message)
    onRemoved()
  })
  if (!isAsked)
    return (
      <p>
        <button type="button" className="account-plain" onClick={() => setAsked(true)}>
          {messages.remove}
        </button>
      </p>
    )
  return (
    <div role="group" aria-label={messages.remove}>
      <p>{sentence}</p>
      <div className="account-actions">
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => void run()}>
          {messages.remove}
        </button>
        <button type="button" className="button quiet" onClick={() => setAsked(false)}>
          {messages.keep}
        </button>
      </div>
    </div>
  )
}
