import { useId } from 'react'
import { FileDrop } from '../../../kit/form/FileDrop.tsx'
import { photoMessages as messages } from './photo.messages.ts'
import type { SendingPhoto } from './useSendingPhoto.ts'

type Props = { sending: SendingPhoto; isFirst: boolean }

/** Choose, take, drop or paste a photo; while it is sent, how far it is, and a way to give it up. */
export const PhotoDrop = ({ sending: { percent, failure, send, cancel }, isFirst }: Props) => {
  const id = useId()
  if (percent !== null) return <Sending percent={percent} onCancel={cancel} />
  return (
    <>
      <FileDrop
        accept="image/jpeg,image/png,image/webp"
        control={{
          'aria-label': isFirst ? messages.add : messages.addAnother,
          'aria-describedby': failure ? `${id}-failure` : undefined,
        }}
        isWrong={failure !== null}
        onFiles={([file]) => send(file)}
      >
        <span aria-hidden="true">{messages.drop}</span>
      </FileDrop>
      {failure && (
        <p className="form-error" id={`${id}-failure`} role="alert">
          {failure.sentence}{' '}
          <button type="button" className="form-link" onClick={() => void send(failure.file)}>
            {messages.tryAgain}
          </button>
        </p>
      )}
    </>
  )
}

const Sending = ({ percent, onCancel }: { percent: number; onCancel: () => void }) => (
  <div className="file-drop">
    <span aria-hidden="true">{messages.sending(percent)}</span>
    <progress max={100} value={percent} aria-label={messages.sendingNow}>
      {percent} %
    </progress>
    <p className="visually-hidden" role="status">
      {messages.sendingNow}
    </p>
    <button type="button" className="form-link" onClick={onCancel}>
      {messages.cancel}
    </button>
  </div>
)
