import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { call } from '../../../data/call.ts'
import { sentenceOf } from '../../../data/failure.ts'
import { isSignedIn, useSession } from '../../../session/session.ts'
import { askForUser } from '../../../session/useUserCheck.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { tellVerified } from './verified-elsewhere.ts'
import { authMessages as messages } from '../messages.ts'

type Answer = { kind: 'asking' } | { kind: 'verified' } | { kind: 'refused'; sentence: string }

/** Where the link of the mail leads, on whichever device it is opened. */
export const VerifyLink = () => {
  const { hash = '' } = useParams()
  const answer = useVerifying(hash)
  const isIn = isSignedIn(useSession())
  if (answer.kind === 'asking')
    return (
      <AuthLayout title={messages.oneMoment} lead={messages.verifying} picture="kitchen">
        <div aria-busy="true" />
      </AuthLayout>
    )
  if (answer.kind === 'refused')
    return (
      <AuthLayout title={messages.linkDoesNotWork} lead={answer.sentence} picture="kitchen">
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

/** A code is good once: drawing the page a second time does not use it again. */
const useVerifying = (code: string): Answer => {
  const [answer, setAnswer] = useState<Answer>({ kind: 'asking' })
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === code) return
    asked.current = code
    void verify(code).then(setAnswer)
  }, [code])
  return answer
}

const verify = async (code: string): Promise<Answer> => {
  try {
    const { message } = await call('GET /api/email/verify/{code}', { params: { code } })
    tellVerified()
    if (isSignedIn(useSession.getState())) {
      if (message) toast.success(message)
      await askForUser()
    }
    return { kind: 'verified' }
  } catch (failure) {
    return { kind: 'refused', sentence: sentenceOf(failure) }
  }
}
