import { Link } from 'react-router'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { aiCall } from './ai-call.ts'
import { type AiSession, loseAiSession } from './ai-session.ts'
import { CreditDialog } from './CreditDialog.tsx'
import { designAiMessages as messages } from './messages.ts'

/** Who is signed in here, and what they have. */
export const AccountBar = ({ account }: { account: AiSession }) => {
  const { run: signOut, isBusy } = useSubmit(async () => {
    const { message } = await aiCall('POST /api/AI/logout', {})
    loseAiSession()
    if (message) toast.success(message)
  })
  if (account.status === 'unknown') return <div className="ai-account" aria-busy="true" />
  if (account.status === 'out')
    return (
      <div className="ai-account">
        <Link className="button quiet" to={paths.aiLogin}>
          {messages.signIn}
        </Link>
        <Link className="button quiet" to={paths.aiSignUp}>
          {messages.signUp}
        </Link>
      </div>
    )
  return (
    <div className="ai-account">
      <CreditDialog />
      {account.user?.survey === null && (
        <Link className="door-link" to={paths.aiWelcome}>
          {messages.takeSurvey}
        </Link>
      )}
      <button type="button" className="form-link" disabled={isBusy} onClick={() => void signOut()}>
        {messages.signOut}
      </button>
    </div>
  )
}
