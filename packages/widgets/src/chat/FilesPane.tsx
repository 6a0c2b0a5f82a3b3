import { useState } from 'react'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { downloadAll } from './chat-files.ts'
import { Attachment } from './Attachment.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { useRested } from './SearchPane.tsx'
import { dayText } from './words.ts'

type Props = { chat: Chat; project: string; search: string }

/** What was sent in the chat, the newest first. */
export const FilesPane = ({ chat, project, search }: Props) => {
  const { call } = useShop()
  const asked = useRested(search)
  const answer = useAnswer({
    key: `chat files ${project} ${asked}`,
    ask: (signal) =>
      call('GET /api/projectChat/{projectId}', {
        params: { projectId: project },
        query: { t: 'files', s: asked },
        signal,
      }),
  })
  if (answer.failure !== null)
    return <ErrorState title={chatWords.failed} text={chatWords.failedText} onRetry={answer.retry} />
  if (!answer.value) return <ChatSkeleton />
  const files = answer.value.data.room_files
  if (files.length === 0) return <EmptyState title={search ? chatWords.noMatch : chatWords.noFiles} />
  return (
    <>
      {chat.place.project !== null && asked === '' && (
        <DownloadAll chat={chat} name={answer.value.data.thread.project_name} />
      )}
      <ul className="chat-files">
        {files.map((file) => (
          <li key={file.id}>
            <Attachment talk={chat} file={file} />
            <small>{[file.uploaded_by, dayText(file.uploaded_at)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

const DownloadAll = ({ chat, name }: { chat: Chat; name: string }) => {
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    setFailed(await downloadAll(chat, name))
    setBusy(false)
  }
  return (
    <>
      <p>
        <Button kind="quiet" isBusy={isBusy} onClick={() => void download()}>
          {isBusy ? chatWords.zipComes : chatWords.downloadAll}
        </Button>
      </p>
      {failed && (
        <p className="chat-error" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}
