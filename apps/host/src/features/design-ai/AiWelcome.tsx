import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useSubmit } from '../../data/useSubmit.ts'
import { Waiting } from '../../kit/Waiting.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { withRedirect } from '../../session/redirect.ts'
import { aiCall } from './ai-call.ts'
import { useAiSession } from './ai-session.ts'
import { aiDoorMessages as messages } from './door.messages.ts'
import { NoAnswer } from './NoAnswer.tsx'
import { TasteSurvey } from './TasteSurvey.tsx'
import { useAiUserCheck } from './useAiUserCheck.ts'
import { type Verifying, useVerifyLink } from './useVerifyLink.ts'
import './DesignAi.css'

/** The mail’s link leads here, and so does a new account: the address proven, then a survey of taste. */
export const AiWelcome = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { status, user, isUnanswered, retry } = useAiUserCheck()
  const verifying = useVerifyLink(query.get('code'))
  useEffect(() => {
    if (status === 'out' && query.get('code') === null && useAiSession.getState().token === null)
      void navigate(withRedirect(paths.aiLogin, paths.aiWelcome), { replace: true })
  }, [status, query, navigate])
  return (
    <div className="page ai-welcome">
      <header className="page-head">
        <h1 tabIndex={-1}>{messages.welcomeTitle}</h1>
      </header>
      <AddressProof verifying={verifying} email={user?.email_verified_at === null ? user.email : null} />
      {status === 'unknown' && (isUnanswered ? <NoAnswer onRetry={retry} /> : <Waiting />)}
      {status === 'in' && <TasteSurvey />}
      {status === 'out' && verifying === 'verified' && (
        <Link className="button" to={paths.aiLogin}>
          {messages.logIn}
        </Link>
      )}
    </div>
  )
}

type ProofProps = { verifying: Verifying; email: string | null }

const AddressProof = ({ verifying, email }: ProofProps) => {
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await aiCall('GET /api/AI/design/email/resend', {})
    if (message) toast.success(message)
  })
  if (verifying === 'asking') return <p role="status">{messages.verifying}</p>
  if (verifying === 'verified')
    return (
      <p className="ai-note good" role="status">
        {messages.verified}
      </p>
    )
  return (
    <>
      {verifying === 'failed' && (
        <p className="ai-note bad" role="alert">
          {messages.verifyFailed}
        </p>
      )}
      {email !== null && (
        <div className="ai-note">
          <p>{messages.checkMail(email)}</p>
          <button type="button" className="form-link" disabled={isBusy} onClick={() => void run()}>
            {messages.resend}
          </button>
        </div>
      )}
    </>
  )
}
