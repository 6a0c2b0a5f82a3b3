import { useEffect, useRef, useState } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { sentenceOf } from '../../../data/failure.ts'
import { afterVerifying } from '../../../session/redirect.ts'
import { isSignedIn, type Session, useSession } from '../../../session/session.ts'
import { askForUser } from '../../../session/useUserCheck.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { tellVerified } from './verified-elsewhere.ts'
import { authMessages as messages } from '../messages.ts'

type Told = { kind: 'verified'; message: string | undefined } | { kind: 'refused'; sentence: string }

/** Where the link of the mail leads, on whichever device it is opened. */
export const VerifyLink = () => {
  const { hash = '' } = useParams()
  const [query] = useSearchParams()
  const told = useVerifying(hash)
  const session = useSession()
  const isIn = isSignedIn(session)
  if (told === null)
    return (
      <AuthLayout title={messages.oneMoment} lead={messages.verifying} picture="kitchen">
        <div aria-busy="true" />
      </AuthLayout>
    )
  if (isVerified(session)) return <Navigate to={afterVerifying(query.get('redirect'))} replace />
  if (told.kind === 'refused')
    return (
      <AuthLayout title={messages.linkDoesNotWork} lead={told.sentence} picture="kitchen">
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

const isVerified = ({ user }: Session): boolean => user !== null && user.email_verified_at !== null

/** A code is good once: drawing the page a second time does not use it again. */
const useVerifying = (code: string): Told | null => {
  const [told, setTold] = useState<Told | null>(null)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === code) return
    asked.current = code
    void followLink(code).then(setTold)
  }, [code])
  return told
}

/** Whoever is signed in is known anew after it, and led away: what the link said goes with them. */
const followLink = async (code: string): Promise<Told> => {
  const told = await verify(code)
  if (!isSignedIn(useSession.getState())) return told
  await askForUser()
  if (told.kind === 'verified' && told.message) toast.success(told.message)
  if (told.kind === 'refused' && isVerified(useSession.getState())) toast.error(told.sentence)
  return told
}

const verify = async (code: string): Promise<Told> => {
  try {
    const { message } = await call('GET /api/email/verify/{code}', { params: { code } })
    tellVerified()
    return { kind: 'verified', message }
  } catch (failure) {
    return { kind: 'refused', sentence: sentenceOf(failure) }
  }
}
