import { useId, useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { useSession } from '../../session/session.ts'
import { workOf } from '../../session/work.ts'
import { Confirm } from './Confirm.tsx'
import { teamMessages as messages } from './messages.ts'
import './Team.css'

/** Another workspace is another page: nothing of the one before is left in it. */
const goToWork = () => window.location.assign('/showroom/account')

/** For whoever is in somebody's team: in whose workspace they work. */
export const WorkSwitch = () => {
  const user = useSession((session) => session.user)
  const id = useId()
  const [isLeaving, setLeaving] = useState(false)
  const { run, isBusy } = useSubmit(async (seat: string) => {
    await call('POST /api/team/workspace', { body: { seat: seat === '' ? null : seat } })
    goToWork()
  })
  const work = workOf(user)
  const seats = user?.seats ?? []
  if (seats.length === 0) return null
  return (
    <div className="work-switch">
      <label htmlFor={id}>{messages.worksIn}</label>
      <select
        id={id}
        value={work?.id ?? ''}
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
      {work && (
        <button type="button" className="form-link" onClick={() => setLeaving(true)}>
          {messages.leave}
        </button>
      )}
      {work && isLeaving && (
        <Confirm
          title={messages.leaveTitle(work.company_name)}
          text={messages.leaveText}
          yes={messages.leave}
          no={messages.stay}
          onYes={async () => {
            await call('DELETE /api/team/workspace/{id}', { params: { id: work.id } })
            goToWork()
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
