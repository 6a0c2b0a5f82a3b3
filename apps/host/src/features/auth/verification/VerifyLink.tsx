import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { readStored, writeStored } from '../../../shop-context/local-storage.ts'
import { call } from '../../../data/call.ts'
import { sentenceOf, statusOf } from '../../../data/failure.ts'
import { afterAsking } from '../../../session/redirect.ts'
import { isSignedIn, isVerified, useSession } from '../../../session/session.ts'
import { askForUser, isNoVerdict } from '../../../session/useUserCheck.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { tellVerified } from './verified-elsewhere.ts'
import { authMessages as messages } from '../messages.ts'

/** What came of following the link; a code that no server has looked at is still good. */
type Outcome =
  | { kind: 'verified'; message: string | undefined }
  | { kind: 'refused'; sentence: string }
  | { kind: 'unreachable' }

/** Where the link of the mail leads, on whichever device it is opened. */
export const VerifyLink = () => {
  const { hash = '' } = useParams()
  const { outcome, follow } = useVerifying(hash)
  const session = useSession()
  const onwards = useOnwards(isVerified(session))
  const isIn = isSignedIn(session)
  if (outcome === null)
    return (
      <AuthLayout title={messages.oneMoment} lead={messages.verifying} picture="kitchen">
        <div aria-busy="true" />
      </AuthLayout>
    )
  if (outcome.kind === 'unreachable')
    return (
      <AuthLayout title={messages.unreachable} lead={messages.checkConnection} picture="kitchen">
        <button type="button" className="button" onClick={() => void follow()}>
          {messages.tryAgain}
        </button>
      </AuthLayout>
    )
  if (isVerified(session)) return <Navigate to={onwards} replace />
  if (outcome.kind === 'refused')
    return (
      <AuthLayout title={messages.linkDoesNotWork} lead={outcome.sentence} picture="kitchen">
        <Link className="button" to={isIn ? paths.verification : paths.login}>
          {isIn ? messages.askForNewLink : messages.signInForNewLink}
        </Link>
      </AuthLayout>
    )
  return (
    <AuthLayout title={messages.emailVerified} lead={messages.emailVerifiedLead} picture="kitchen">
      <Link className="button" to={isIn ? paths.home : paths.login}>
        {isIn ? messages.goOn : messages.signIn}
      </Link>
    </AuthLayout>
  )
}

/** Where the page that waits in another tab would go, which is asked for once. */
const useOnwards = (isUsed: boolean): string => {
  const [query] = useSearchParams()
  const [kept] = useState(() => readStored('verify_redirect'))
  useEffect(() => {
    if (isUsed) writeStored('verify_redirect', null)
  }, [isUsed])
  return afterAsking(query.get('redirect') ?? kept)
}

/** A code is good once: drawing the page a second time does not use it again. */
const useVerifying = (code: string) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const asked = useRef<string | null>(null)
  const follow = async () => {
    setOutcome(null)
    setOutcome(await followLink(code))
  }
  const followOnce = useEffectEvent(follow)
  useEffect(() => {
    if (asked.current === code) return
    asked.current = code
    void followOnce()
  }, [code])
  return { outcome, follow }
}

/** Whoever is signed in is known anew after it, and led away: what the link said goes with them. */
const followLink = async (code: string): Promise<Outcome> => {
  const outcome = await verify(code)
  if (outcome.kind === 'unreachable' || !isSignedIn(useSession.getState())) return outcome
  await askForUser()
  if (outcome.kind === 'verified' && outcome.message) toast.success(outcome.message)
  if (outcome.kind === 'refused' && isVerified(useSession.getState())) toast.error(outcome.sentence)
  return outcome
}

const verify = async (code: string): Promise<Outcome> => {
  try {
    const { message } = await call('GET /api/email/verify/{code}', { params: { code } })
    tellVerified()
    return { kind: 'verified', message }
  } catch (failure) {
    if (isNoVerdict(statusOf(failure))) return { kind: 'unreachable' }
    return { kind: 'refused', sentence: sentenceOf(failure) }
  }
}
