import { usePendingCount } from '../features/notifications/usePendingCount.ts'
import { layoutMessages as messages } from './messages.ts'
import './PendingCount.css'

const most = 99

/** How much waits for whoever is signed in, beside the words that lead to it. */
export const PendingCount = () => {
  const count = usePendingCount((pending) => pending.count)
  if (count === 0) return null
  return (
    <>
      <small className="pending-count" aria-hidden="true">
        {count > most ? `${most}+` : count}
      </small>
      <span className="visually-hidden">{messages.waiting(count)}</span>
    </>
  )
}
