import type { User } from '@showroom/contract/account/account'
import { endOnServer } from '../../data/call.ts'
import { Face } from '../../kit/Face.tsx'
import { endSession, useSession } from '../../session/session.ts'
import { embedMessages as messages } from './messages.ts'
import { ForWhom } from './ForWhom.tsx'
import { useArmed } from './useArmed.ts'
import type { Delivery } from './useDelivery.ts'
import type { Website } from './useWebsite.ts'

type Props = { user: User; title: string; website: Website; delivery: Delivery }

export const ContinueAs = ({ user, title, website, delivery }: Props) => {
  const isArmed = useArmed()
  const { first_name, last_name, email, type } = user
  const isClient = type === 'User'
  const signOutHere = async () => {
    await endOnServer(useSession.getState().token)
    endSession()
  }
  return (
    <>
      <ForWhom title={title} website={website} />
      <div className="popup-person">
        <Face name={`${first_name} ${last_name}`} photo={user.photo} size={44} />
        <p>
          {first_name} {last_name}
          <br />
          <span className="popup-mail">{email}</span>
        </p>
      </div>
      {!isClient && <p role="alert">{messages.notAClient}</p>}
      {isClient && user.email_verified_at === null && <p className="popup-note">{messages.verifyLater}</p>}
      <div className="popup-choices">
        {isClient && (
          <button
            type="button"
            className="button"
            disabled={!isArmed || delivery.isBusy}
            onClick={() => void delivery.giveCode()}
          >
            {messages.signedInAs(first_name)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => void signOutHere()}>
          {messages.other}
        </button>
        <button type="button" className="button quiet" onClick={delivery.cancel}>
          {messages.cancel}
        </button>
      </div>
      <p className="popup-note">{messages.secret}</p>
    </>
  )
}
