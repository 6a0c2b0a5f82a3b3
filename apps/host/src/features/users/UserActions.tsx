import type { UserSheet } from '@showroom/contract/user/user'
import type { SettableUserStatus } from '@showroom/contract/user/user.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { FormFailure } from '../../kit/form/FormFailure.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { lookOnAs } from '../../session/looking-on.ts'
import { usersMessages as messages } from './messages.ts'

type Props = { user: UserSheet; onUser: (user: UserSheet) => void }

/** What an Admin may do to somebody now. */
export const UserActions = ({ user, onUser }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const { run: look, isBusy } = useSubmit(async () => {
    const { data } = await call('POST /api/admin/users/{id}/looking_on', { params: { id: user.id } })
    lookOnAs(data)
  })
  if (user.can_set === null && !user.can_look_on) return null
  return (
    <section className="users-actions">
      <div className="users-buttons">
        {user.can_look_on && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void look()}
          >
            {messages.lookOn}
          </button>
        )}
        {user.can_set !== null && (
          <button
            type="button"
            className="button quiet"
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {user.can_set === 'Deactive' ? messages.deactivate : messages.activate}
          </button>
        )}
      </div>
      {user.can_look_on && <p className="applications-soft">{messages.lookOnHint}</p>}
      {isAsking && user.can_set !== null && (
        <StatusForm
          id={user.id}
          status={user.can_set}
          onUser={(changed) => {
            setAsking(false)
            onUser(changed)
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </section>
  )
}

type FormProps = {
  id: string
  status: SettableUserStatus
  onUser: (user: UserSheet) => void
  onLeave: () => void
}

const StatusForm = ({ id, status, onUser, onLeave }: FormProps) => {
  const [reason, setReason] = useState('')
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const { data, message } = await call('PUT /api/admin/users/{id}/status', {
      params: { id },
      body: { status, reason: reason.trim() },
    })
    if (message) toast.success(message)
    onUser(data)
  }, 'screen')
  const told = fieldErrors['reason']?.join(' ')
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <AreaField
        name="reason"
        label={messages.why}
        hint={messages.whyHint}
        value={reason}
        onChange={setReason}
        error={told}
        maxLength={500}
        required
      />
      <FormFailure sentence={failure && told === undefined ? failure.message : null} />
      <div className="account-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {status === 'Deactive' ? messages.deactivateNow : messages.activateNow}
        </button>
        <button type="button" className="form-link" onClick={onLeave}>
          {messages.leaveIt}
        </button>
      </div>
    </form>
  )
}
