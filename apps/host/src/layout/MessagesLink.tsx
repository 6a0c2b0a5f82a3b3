import { Link } from 'react-router'
import { useUnreadChats } from '../features/chat/useUnreadChats.ts'
import { LineIcon } from '../kit/LineIcon.tsx'
import { layoutMessages as messages } from './messages.ts'

const most = 99

/** Leads into the talk that has something new; drawn for whoever has one. */
export const MessagesLink = () => {
  const { count, path } = useUnreadChats()
  if (path === null) return null
  return (
    <Link className="header-cart" to={path} aria-label={messages.chats(count)}>
      <LineIcon path="M4 5h16v11H9l-5 4z" />
      {count > 0 && (
        <span key={count} className="header-cart-count" aria-hidden="true">
          {count > most ? `${most}+` : count}
        </span>
      )}
    </Link>
  )
}
