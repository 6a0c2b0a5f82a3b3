import type { ChatFile } from '@showroom/contract/chat/chat'
import { useState } from 'react'
import { downloadFile, type FileTalk, usePreview } from './chat-files.ts'
import { chatWords } from './messages.ts'
import { sizeText } from './words.ts'

/** A sheet of paper with what kind it is, for what has no picture. */
const Sheet = ({ kind }: { kind: string }) => (
  <span className="chat-sheet" aria-hidden="true">
    {kind}
  </span>
)

/** A file: a picture is shown small, every one can be downloaded. */
export const Attachment = ({ talk, file }: { talk: FileTalk; file: ChatFile }) => {
  const preview = usePreview(talk, file)
  const [isFailed, setFailed] = useState(false)
  const kind = chatWords.fileKinds[file.media_type]
  const download = async () => setFailed(!(await downloadFile(talk, file)))
  return (
    <div className="chat-file">
      {file.has_preview && preview !== null && (
        <div className="chat-preview">{preview && <img src={preview} alt={file.file_name} />}</div>
      )}
      <button type="button" aria-label={chatWords.download(file.file_name)} onClick={() => void download()}>
        {kind && <Sheet kind={kind} />}
        <span>{file.file_name}</span> <small>{sizeText(file.size)}</small>
      </button>
      {kind && <small>{chatWords.noPreview}</small>}
      {isFailed && (
        <p className="chat-error" role="alert">
          {chatWords.notDone}
        </p>
      )}
    </div>
  )
}
