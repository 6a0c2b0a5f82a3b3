import type { ProjectChat } from '@showroom/contract/chat/chat'
import { useState } from 'react'
import { useStore } from '../../shop/context.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ChatSkeleton } from '../ChatSkeleton.tsx'
import { Composer } from '../Composer.tsx'
import { MessageList } from '../MessageList.tsx'
import { chatWords } from '../messages.ts'
import type { Chat } from '../open-chat.ts'
import { useOpenedChat } from '../useOpenedChat.ts'
import { deliveryPlace } from './delivery-place.ts'

export type OrderRoomProps = { delivery: string }

/** The talk about a delivery, of those who sell and those who deliver it. */
export const OrderRoom = ({ delivery }: OrderRoomProps) => {
  const chat = useOpenedChat(deliveryPlace, delivery)
  return chat ? <OpenRoom chat={chat} delivery={delivery} /> : <ChatSkeleton />
}

const OpenRoom = ({ chat, delivery }: OrderRoomProps & { chat: Chat }) => {
  const loaded = useStore(chat.view, (view) => view.chat)
  const failure = useStore(chat.view, (view) => view.failure)
  const connection = useStore(chat.view, (view) => view.connection)
  if (connection === 'gone') return <EmptyState isAlert title={orderRoomWords.gone} />
  if (!loaded && failure !== null)
    return (
      <ErrorState title={chatWords.failed} text={chatWords.failedText} onRetry={() => void chat.load()} />
    )
  if (!loaded) return <ChatSkeleton />
  return <Room chat={chat} loaded={loaded} delivery={delivery} isWaiting={connection === 'waiting'} />
}

type RoomProps = OrderRoomProps & { chat: Chat; loaded: ProjectChat; isWaiting: boolean }

const Room = ({ chat, loaded, delivery, isWaiting }: RoomProps) => {
  const [replyTo, setReplyTo] = useState<number | null>(null)
  const { company_name: others, project_name: order } = loaded.thread
  return (
    <section className="chat" aria-label={orderRoomWords.about(order, others)}>
      <header className="chat-head">
        <p className="chat-people">{orderRoomWords.with(others)}</p>
      </header>
      {isWaiting && (
        <p className="chat-banner" role="status">
          {chatWords.waiting}
        </p>
      )}
      <div className="chat-talk">
        <MessageList
          chat={chat}
          loaded={loaded}
          onAnswer={setReplyTo}
          nothing={<EmptyState title={chatWords.noMessages} text={orderRoomWords.nothing(others)} />}
        />
        <Composer
          chat={chat}
          loaded={loaded}
          project={chat.place.key}
          replyTo={replyTo}
          onAnswered={() => setReplyTo(null)}
          key={delivery}
        />
      </div>
    </section>
  )
}

const orderRoomWords = {
  about: (order: string, others: string) => `About order ${order}, with ${others}`,
  with: (others: string) => `With ${others}. The client does not see this.`,
  nothing: (others: string) => `Ask ${others} about this order. The client does not see it.`,
  gone: 'You no longer work on this order.',
}
