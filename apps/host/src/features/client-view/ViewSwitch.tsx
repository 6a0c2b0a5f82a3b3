import { LineIcon } from '../../kit/LineIcon.tsx'
import { showClientView, useIsClientView } from '../../session/client-view.ts'
import { useSession } from '../../session/session.ts'
import { hasEarnings } from '../../session/chosen-seat.ts'
import { clientViewMessages as messages } from './messages.ts'
import './ClientView.css'

const eye =
  'M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6Zm9.500 2.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z'

/** In the header of a Pro who is signed in: whether somebody may look at the screen with them. */
export const ViewSwitch = () => {
  const isEarning = useSession(({ user }) => hasEarnings(user))
  const isClientView = useIsClientView()
  if (!isEarning) return null
  return (
    <button
      type="button"
      className="view-switch"
      role="switch"
      aria-checked={isClientView}
      title={messages.clientView}
      onClick={() => showClientView(!isClientView)}
    >
      <LineIcon path={isClientView ? `${eye}M4 20 20 4` : eye} size={22} />
      <span className="visually-hidden">{messages.clientView}</span>
    </button>
  )
}
