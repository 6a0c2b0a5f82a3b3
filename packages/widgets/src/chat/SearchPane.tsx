import type { ProjectChat } from '@showroom/contract/chat/chat'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useStore } from '../shop/context.ts'
import { useShop } from '../shop/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ChatSkeleton } from './ChatSkeleton.tsx'
import { Message } from './Message.tsx'
import { latest } from './chat-view.ts'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'
import { useRested } from './useRested.ts'

type SearchPaneProps = { chat: Chat; loaded: ProjectChat; project: string; search: string }

export const SearchPane = ({ chat, loaded, project, search }: SearchPaneProps) => {
  const { call } = useShop()
  const asked = useRested(search)
  const view = useStore(chat.view, (all) => all)
  const answer = useAnswer({
    key: `chat search ${project} ${asked}`,
    ask: (signal) =>
      call('GET /api/projectChat/{projectId}', {
        params: { projectId: project },
        query: { s: asked },
        signal,
      }),
  })
  if (answer.failure !== null)
    return <ErrorState title={chatWords.failed} text={chatWords.failedText} onRetry={answer.retry} />
  if (!answer.value) return <ChatSkeleton />
  const found = latest(answer.value.data.Project_chats, view)
  if (found.length === 0) return <EmptyState title={chatWords.noMatch} />
  return (
    <div className="chat-found" role="status">
      {found.map((message) => (
        <Message key={message.no} chat={chat} loaded={loaded} message={message} isSameAuthor={false} />
      ))}
    </div>
  )
}
