import type { SignInSession } from '@showroom/contract/account/account'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { agoOf } from '../../../kit/moments.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { accountMessages as messages } from '../messages.ts'

type Props = { sessions: SignInSession[]; onChange: (left: SignInSession[]) => void }

export const SessionList = ({ sessions, onChange }: Props) => {
  const [now] = useState(() => new Date())
  const { run: signOut } = useSubmit(async ({ id }: SignInSession) => {
    const { message } = await call('DELETE /api/session/{id}', { params: { id } })
    onChange(sessions.filter((each) => each.id !== id))
    if (message) toast.success(message)
  })
  const { run: signOutOthers } = useSubmit(async () => {
    const { message } = await call('DELETE /api/session', {})
    onChange(sessions.filter(({ is_this_one }) => is_this_one))
    if (message) toast.success(message)
  })
  return (
    <>
      <ul className="account-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{session.device}</strong>
              <span>
                {session.is_this_one
                  ? messages.thisDevice
                  : messages.lastSeen(agoOf(session.last_seen_at, now))}{' '}
                · {session.place}
                {session.is_two_step && ` · ${messages.inTwoSteps}`}
              </span>
            </p>
            {!session.is_this_one && (
              <button
                type="button"
                className="account-plain"
                aria-label={messages.signOutDevice(session.device)}
                onClick={() => void signOut(session)}
              >
                {messages.signOut}
              </button>
            )}
          </li>
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
