import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { draftOrderLinkMessages as messages } from './link.messages.ts'

/** For whoever got the mail from a stranger. */
export const StopMails = ({ token }: { token: string }) => {
  const [told, setTold] = useState('')
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await call('POST /api/draft_order/stop', { body: { token } })
    setTold(message ?? '')
  })
  if (told !== '')
    return (
      <p role="status" className="account-soft">
        {told}
      </p>
    )
  return (
    <p>
      <button
        type="button"
        className="form-link"
        aria-disabled={isBusy || undefined}
        onClick={() => void run()}
      >
        {messages.stopMails}
      </button>
    </p>
  )
}
