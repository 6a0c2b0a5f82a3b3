import { type DragEvent, useId, useState } from 'react'
import { photoMessages as messages } from './photo.messages.ts'
import type { SendingPhoto } from './useSendingPhoto.ts'

type Props = { sending: SendingPhoto; isFirst: boolean }

/** Choose, take, drop or paste a photo; while it is sent, how far it is, and a way to give it up. */
export const PhotoDrop = ({ sending: { percent, failure, send, cancel }, isFirst }: Props) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void send(event.dataTransfer.files[0])
  }
  if (percent !== null) return <Sending percent={percent} onCancel={cancel} />
  return (
    <>
      <div
        className="file-drop"
        data-over={isOver || undefined}
        data-wrong={failure ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={(event) => void send(event.clipboardData.files[0])}
      >
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={isFirst ? messages.add : messages.addAnother}
          aria-describedby={failure ? `${id}-failure` : undefined}
          onChange={(event) => {
            const input = event.currentTarget
            const [file] = input.files ?? []
            // The same file can be chosen again.
            void send(file).then(() => {
              input.value = ''
            })
          }}
        />
        <span aria-hidden="true">{messages.drop}</span>
      </div>
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
