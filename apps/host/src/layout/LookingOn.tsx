import { useSubmit } from '../data/useSubmit.ts'
import { useSession } from '../session/session.ts'
import { stopLookingOn } from '../session/looking-on.ts'
import { layoutMessages as messages } from './messages.ts'
import './LookingOn.css'

/** While an Admin looks on as somebody: who that is, that nothing can be changed, and the way back. */
export const LookingOn = () => {
  const user = useSession((session) => session.user)
  const { run, isBusy } = useSubmit(stopLookingOn)
  if (!user?.looked_on_by) return null
  return (
    <div className="looking-on" role="region" aria-label={messages.lookingOn}>
      <p>
        <strong>{messages.lookingOnAs(`${user.first_name} ${user.last_name}`.trim())}</strong>{' '}
        {messages.nothingChanges}
      </p>
      <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={() => void run()}>
        {messages.stopLookingOn}
      </button>
    </div>
  )
}
