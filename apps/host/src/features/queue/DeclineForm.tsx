import { useState } from 'react'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { queueMessages as messages } from './messages.ts'

type Props = { isBusy: boolean; onDecline: (why: string) => void; onLeave: () => void }

/** Nobody is declined without a word. */
export const DeclineForm = ({ isBusy, onDecline, onLeave }: Props) => {
  const [why, setWhy] = useState('')
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (why.trim() !== '' && !isBusy) onDecline(why.trim())
      }}
    >
      <AreaField
        name="why"
        label={messages.whyDecline}
        hint={messages.whyDeclineHint}
        value={why}
        onChange={setWhy}
        maxLength={500}
        required
      />
      <div className="account-actions">
        <button type="submit" className="button" aria-disabled={why.trim() === '' || isBusy || undefined}>
          {messages.declineNow}
        </button>
        <button type="button" className="form-link" onClick={onLeave}>
          {messages.leaveIt}
        </button>
      </div>
    </form>
  )
}
