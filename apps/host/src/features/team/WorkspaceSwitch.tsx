import { useId, useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import { useSession } from '../../session/session.ts'
import { chosenSeatOf } from '../../session/chosen-seat.ts'
import { teamMessages as messages } from './messages.ts'
import './Team.css'

/** Another workspace is another page: nothing of the one before is left in it. */
const goToWorkspace = () => window.location.assign('/showroom/account')

/** For whoever is in somebody's team: in whose workspace they work. */
export const WorkspaceSwitch = () => {
  const user = useSession((session) => session.user)
  const id = useId()
  const [isLeaving, setLeaving] = useState(false)
  const { run, isBusy } = useSubmit(async (seat: string) => {
    await call('POST /api/team/workspace', { body: { seat: seat === '' ? null : seat } })
    goToWorkspace()
  })
  const leave = useSubmit(async (seat: string) => {
    await call('DELETE /api/team/workspace/{id}', { params: { id: seat } })
    goToWorkspace()
  })
  const chosen = chosenSeatOf(user)
  const seats = user?.seats ?? []
  if (seats.length === 0) return null
  return (
    <div className="workspace-switch">
      <label htmlFor={id}>{messages.worksIn}</label>
      <select
        id={id}
        value={chosen?.id ?? ''}
        disabled={isBusy}
        onChange={({ target }) => void run(target.value)}
      >
        <option value="">{messages.ownAccount}</option>
        {seats.map((seat) => (
          <option key={seat.id} value={seat.id}>
            {messages.as(seat.company_name, seat.role)}
          </option>
        ))}
      </select>
      {chosen && (
        <button type="button" className="form-link" onClick={() => setLeaving(true)}>
          {messages.leave}
        </button>
      )}
      {chosen && isLeaving && (
        <AskDialog
          title={messages.leaveTitle(chosen.company_name)}
          confirm={messages.leave}
          keep={messages.stay}
          isBusy={leave.isBusy}
          onConfirm={() => void leave.run(chosen.id)}
          onClose={() => setLeaving(false)}
        >
          <p>{messages.leaveText}</p>
        </AskDialog>
      )}
    </div>
  )
}
