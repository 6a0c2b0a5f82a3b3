import type { ChatFile } from '@showroom/contract/chat/chat'
import { useState } from 'react'
import { downloadFile, type FileTalk, usePreview } from '../chat-files.ts'
import { chatWords } from '../messages.ts'
import { sizeText } from '../words.ts'
import { chatFileWords as words } from './messages.ts'

type Props = { talk: FileTalk; file: ChatFile }

/** Where there is no picture of it, a sheet says what it is. */
const kindOf = ({ file_name: name }: ChatFile) => name.split('.').at(-1)?.slice(0, 4).toUpperCase() ?? ''

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A file that was sent: what it looks like, who sent it when, and how large it is. A press downloads it. */
export const FileTile = ({ talk, file }: Props) => {
  const preview = usePreview(talk, file)
  const [isFailed, setFailed] = useState(false)
  const download = async () => setFailed(!(await downloadFile(talk, file)))
  return (
    <>
      <button type="button" className="chat-files-tile" onClick={() => void download()}>
        <span className="chat-files-picture">
          {preview && <img src={preview} alt="" />}
          {(preview === null || !file.has_preview) && (
            <span className="chat-sheet" aria-hidden="true">
              {kindOf(file)}
            </span>
          )}
        </span>
        <span className="chat-files-about">
          <span className="said">{words.download} </span>
          <b>{file.file_name}</b>
          {file.uploaded_by && <small>{file.uploaded_by}</small>}
          <small>
            <span>{dayOf(file.uploaded_at)}</span> <span>{sizeText(file.size)}</span>
          </small>
        </span>
      </button>
      {isFailed && (
        <p className="chat-error" role="alert">
          {chatWords.notDone}
        </p>
      )}
    </>
  )
}
