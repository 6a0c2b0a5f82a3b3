import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop } from '../shop/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
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
    <ul className="chat-files">
      {files.map((file) => (
        <li key={file.id}>
          <Attachment talk={chat} file={file} />
          <small>{[file.uploaded_by, dayText(file.uploaded_at)].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}
