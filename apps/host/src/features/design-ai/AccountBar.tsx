import type { AiUser } from '@showroom/contract/design-ai/design-ai'
import { Link } from 'react-router'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { aiCall } from './ai-call.ts'
import { loseAiSession } from './ai-session.ts'
import { CreditDialog } from './CreditDialog.tsx'
import { forgetTyped } from './draft.ts'
import { designAiMessages as messages } from './messages.ts'
import { NoAnswer } from './NoAnswer.tsx'
import type { AiAccountCheck } from './useAiUserCheck.ts'

/** Who is signed in here, and what they have. */
export const AccountBar = ({ account }: { account: AiAccountCheck }) => {
  if (account.isUnanswered)
    return (
      <div className="ai-account">
        <NoAnswer onRetry={account.retry} />
      </div>
    )
  if (account.status === 'unknown') return <div className="ai-account" aria-busy="true" />
  if (account.status === 'out' || account.user === null)
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
  return <SignedIn user={account.user} />
}

const SignedIn = ({ user }: { user: AiUser }) => {
  const { run: signOut, isBusy } = useSubmit(async () => {
    const { message } = await aiCall('POST /api/AI/logout', {})
    forgetTyped()
    loseAiSession()
    if (message) toast.success(message)
  })
  return (
    <div className="ai-account">
      <CreditDialog />
      {user.survey === null && (
        <Link className="door-link" to={paths.aiWelcome}>
          {messages.takeSurvey}
        </Link>
      )}
      <AccountDialog user={user} />
      <button type="button" className="form-link" disabled={isBusy} onClick={() => void signOut()}>
        {messages.signOut}
      </button>
    </div>
  )
}
