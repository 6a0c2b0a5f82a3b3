import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { aiCall } from './ai-call.ts'
import { designAiMessages as messages } from './messages.ts'

export const OutOfCredits = () => (
  <div className="ai-note bad" role="alert">
    <p>
      <strong>{messages.outOfCredits}</strong>
    </p>
    <p>{messages.outOfCreditsAbout}</p>
  </div>
)

export const VerifyFirst = () => {
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await aiCall('GET /api/AI/design/email/resend', {})
    if (message) toast.success(message)
  })
  return (
    <div className="ai-note" role="status">
      <p>{messages.verifyFirst}</p>
      <button type="button" className="form-link" disabled={isBusy} onClick={() => void run()}>
        {messages.resend}
      </button>
    </div>
  )
}
