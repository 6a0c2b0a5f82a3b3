import type { SignInSession } from '@showroom/contract/account/account'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { agoOf } from '../../../kit/moments.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { accountMessages as messages } from '../messages.ts'

type Props = {
  sessions: SignInSession[]
  /** Of what is there when the answer comes. */
  onChange: (by: (sessions: SignInSession[]) => SignInSession[]) => void
}

export const SessionList = ({ sessions, onChange }: Props) => {
  const [now] = useState(() => new Date())
  const { run: signOutOthers } = useSubmit(async () => {
    const { message } = await call('DELETE /api/session', {})
    onChange((left) => left.filter(({ is_this_one }) => is_this_one))
    if (message) toast.success(message)
  })
  return (
    <>
      <ul className="account-rows">
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            now={now}
            onOut={() => onChange((left) => left.filter(({ id }) => id !== session.id))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="button quiet" onClick={() => void signOutOthers()}>
          {messages.signOutAllOther}
        </button>
      )}
    </>
  )
}

type RowProps = { session: SignInSession; now: Date; onOut: () => void }

/** Each sends for itself: who signs out one after the other signs out all of them. */
const Row = ({ session, now, onOut }: RowProps) => {
  const { id, device, place, is_this_one, is_two_step, last_seen_at } = session
  const { run: signOut } = useSubmit(async () => {
    const { message } = await call('DELETE /api/session/{id}', { params: { id } })
    onOut()
    if (message) toast.success(message)
  })
  return (
    <li>
      <p>
        <strong>{device}</strong>
        <span>
          {is_this_one ? messages.thisDevice : messages.lastSeen(agoOf(last_seen_at, now))} · {place}
          {is_two_step && ` · ${messages.inTwoSteps}`}
        </span>
      </p>
      {!is_this_one && (
        <button
          type="button"
          className="account-plain"
          aria-label={messages.signOutDevice(device)}
          onClick={() => void signOut()}
        >
          {messages.signOut}
        </button>
      )}
    </li>
  )
}
