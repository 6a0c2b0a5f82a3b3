import type { ChatFile } from '@showroom/contract/chat/chat'
import { useState } from 'react'
import { useShop } from '../shop/index.ts'
import { downloadFile, usePreview } from './chat-files.ts'
import { chatWords } from './messages.ts'
import { sizeText } from './words.ts'

/** A file: a picture is shown small, every one can be downloaded. */
export const Attachment = ({ file }: { file: ChatFile }) => {
  const shop = useShop()
  const preview = usePreview(file)
  const [isFailed, setFailed] = useState(false)
  const download = async () => setFailed(!(await downloadFile(shop, file)))
  return (
    <div className="chat-file">
      {file.has_preview && (
        <div className="chat-preview">{preview && <img src={preview} alt={file.file_name} />}</div>
      )}
      <button type="button" aria-label={chatWords.download(file.file_name)} onClick={() => void download()}>
        <span>{file.file_name}</span> <small>{sizeText(file.size)}</small>
      </button>
      {isFailed && (
        <p className="chat-error" role="alert">
          {chatWords.notDone}
        </p>
      )}
    </div>
  )
}
