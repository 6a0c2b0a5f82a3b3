import type { OrderChatThread } from '@showroom/contract/chat/order-chat'
import { useRead } from '../../data/useRead.ts'
import { salesMessages as messages } from './messages.ts'

type ListProps = { order: string; onTalk: (delivery: string) => void }

/** With whom one can talk about an order: a Pro with each vendor, a vendor with the Pro. */
export const OrderTalks = ({ order, onTalk }: ListProps) => {
  const { last } = useRead('GET /api/order/{id}/chats', { params: { id: order } })
  return (
    <ul className="sold-talks">
      {last?.data.map((thread) => (
        <li key={thread.delivery_id}>
          <button type="button" className="button quiet" onClick={() => onTalk(thread.delivery_id)}>
            {messages.talkWith(thread.with)}
            <Unread thread={thread} />
          </button>
        </li>
      ))}
    </ul>
  )
}

const Unread = ({ thread: { unread } }: { thread: OrderChatThread }) =>
  unread > 0 ? <small> {messages.unread(unread)}</small> : null
