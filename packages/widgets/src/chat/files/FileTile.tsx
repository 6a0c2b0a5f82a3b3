import type { SentFile } from '@showroom/contract/chat/chat'
import { useState } from 'react'
import { downloadFile, type FileTalk, usePreview } from '../chat-files.ts'
import { chatWords } from '../messages.ts'
import { sizeText } from '../words.ts'
import { chatFileWords as words } from './messages.ts'

type Props = {
  talk: FileTalk
  file: SentFile
  /** In a list, under the names of its columns. */
  isRow: boolean
  /** Among the versions of its name. */
  isVersion: boolean
  onVersions: () => void
}

/** Where there is no picture of it, a sheet says what it is. */
const kindOf = ({ file_name: name }: SentFile) => name.split('.').at(-1)?.slice(0, 4).toUpperCase() ?? ''

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** A file that was sent: what it is, who sent it when, and how large it is. A press downloads it. */
export const FileTile = ({ talk, file, isRow, isVersion, onVersions }: Props) => {
  const [isFailed, setFailed] = useState(false)
  const download = async () => setFailed(!(await downloadFile(talk, file)))
  return (
    <>
      <button type="button" className="chat-files-tile" onClick={() => void download()}>
        {!isRow && <TilePicture talk={talk} file={file} />}
        <span className="chat-files-about">
          <span className="said">{words.download} </span>
          <b>{file.file_name}</b>
          {isVersion && <small>{words.version(file.version)}</small>}
          <small>{file.uploaded_by}</small>
          <small>{dayOf(file.uploaded_at)}</small>{' '}
          <small>
            <bdi>{sizeText(file.size)}</bdi>
          </small>
          {isRow && <small>{kindOf(file)}</small>}
        </span>
      </button>
      {!isVersion && file.versions > 1 && (
        <button type="button" className="chat-files-versions" onClick={onVersions}>
          <bdi>{words.versions(file.versions)}</bdi>
          <span className="said"> {words.of(file.file_name)}</span>
        </button>
      )}
      {isFailed && (
        <p className="chat-error" role="alert">
          {chatWords.notDone}
        </p>
      )}
    </>
  )
}

const TilePicture = ({ talk, file }: Pick<Props, 'talk' | 'file'>) => {
  const preview = usePreview(talk, file)
  return (
    <span className="chat-files-picture">
      {preview && <img src={preview} alt="" />}
      {(preview === null || !file.has_preview) && (
        <span className="chat-sheet" aria-hidden="true">
          {kindOf(file)}
        </span>
      )}
    </span>
  )
}
