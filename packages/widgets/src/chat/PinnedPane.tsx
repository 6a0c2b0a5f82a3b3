import type { ProjectChat } from '@showroom/contract/chat/chat'
import { useEffect } from 'react'
import { useStore } from '../shop/context.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { merged } from './chat-view.ts'
import { Message } from './Message.tsx'
import { chatWords } from './messages.ts'
import type { Chat } from './open-chat.ts'

/** What somebody wanted to be found again. */
export const PinnedPane = ({ chat, loaded }: { chat: Chat; loaded: ProjectChat }) => {
  const { messages, apart } = useStore(chat.view, (view) => view)
  useEffect(() => void chat.load(), [chat])
  const pinned = merged(loaded.pinned, [...messages, ...apart]).filter((message) => message.is_pinned)
  if (pinned.length === 0) return <EmptyState title={chatWords.noPinned} />
  return (
    <div className="chat-found">
      {pinned.map((message) => (
        <Message key={message.no} chat={chat} loaded={loaded} message={message} isSameAuthor={false} />
      ))}
    </div>
  )
}
