import { accountMessages } from '@showroom/contract/account/account.messages'
import type { User } from '@showroom/contract/account/account'
import type { ReplyFor } from '@showroom/contract/endpoints'
import { useCallback, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { readStored } from '../../../shop-context/local-storage.ts'
import { isIntent } from '../../embed/intent.ts'
import { call } from '../../../data/call.ts'
import { challengeIn } from '../two-step/challenge-in.ts'
import { useOnce } from '../useOnce.ts'
import { projectFromGuestCart } from '../../../session/projects.ts'
import { afterSocialLogin, ageFor, isAgeAsked } from '../../../session/redirect.ts'
import { sentenceOf } from '../../../data/failure.ts'
import { rememberEmail, rememberUserType } from '../../../session/remember.ts'
import { learnSeats } from '../../../session/learn-seats.ts'
import { beginSession, endSession } from '../../../session/session.ts'
import { dropSocialReturn, readSocialReturn } from '../../../session/social-return.ts'
import { useSocialProviders } from '../../../session/useSocialProviders.ts'

export type Proof = NonNullable<ReplyFor<'POST /api/sociallogin/{provider}'>['data']['proof']>

type State =
  | { kind: 'two-step'; challenge: string }
  | { kind: 'waiting' }
  | { kind: 'proof'; proof: Proof }
  | { kind: 'failed'; sentence: string }
/** `nobody`: signed in, by an answer that names no user. */
type Answer = State | { kind: 'nobody' }

/** What the provider sent the browser back with, and what came of it. */
export const useSocialCallback = () => {
  const { provider = '' } = useParams()
  const [query] = useSearchParams()
  const label = useSocialProviders()?.find((one) => one.provider === provider)?.label ?? provider
  const [answer, setAnswer] = useState<Answer>({ kind: 'waiting' })
  const enter = useSocialEntry()
  const refused = refusalIn(query, label)

  useOnce(async () => {
    if (refused) return
    const { remember } = readSocialReturn()
    const iss = query.get('iss')
    const returned = { code: query.get('code') ?? '', state: query.get('state') ?? '' }
    const body = { ...returned, remember, ...(iss ? { iss } : {}) }
    try {
      const { data } = await call('POST /api/sociallogin/{provider}', { params: { provider }, body })
      if (data.proof) setAnswer({ kind: 'proof', proof: data.proof })
      else if (!(await enter(data))) setAnswer({ kind: 'nobody' })
    } catch (failure) {
      const challenge = challengeIn(failure)
      setAnswer(
        challenge ? { kind: 'two-step', challenge } : { kind: 'failed', sentence: sentenceOf(failure) },
      )
    }
  })

  const askSecondStep = (challenge: string) => setAnswer({ kind: 'two-step', challenge })
  return { provider, label, state: shown(answer, refused, label), enter, askSecondStep }
}

const shown = (answer: Answer, refused: string | null, label: string): State => {
  if (refused !== null) return { kind: 'failed', sentence: refused }
  return answer.kind === 'nobody' ? { kind: 'failed', sentence: accountMessages.socialFailed(label) } : answer
}

/** Said by the address already: they turned back, or nobody could be asked. */
const refusalIn = (query: URLSearchParams, label: string): string | null => {
  const error = query.get('error')
  if (error === 'unreachable') return accountMessages.socialUnreachable(label)
  if (error === 'access_denied') return accountMessages.socialDeclined(label)
  const isWhole = query.has('code') && query.has('state')
  return error !== null || !isWhole ? accountMessages.socialFailed(label) : null
}

type Answered = { user: User | null; token: string | null }

/** Specification §4, Social login. False where there is nobody to sign in. */
export const useSocialEntry = () => {
  const navigate = useNavigate()
  return useCallback(
    async ({ user, token }: Answered): Promise<boolean> => {
      if (!user || !token) {
        endSession()
        return false
      }
      const { redirect, remember } = readSocialReturn()
      dropSocialReturn()
      if (remember) rememberEmail(user.email)
      rememberUserType(user.type)
      beginSession({ user, token })
      void learnSeats()
      await projectFromGuestCart()
      const to = isIntent(redirect) ? redirect : afterSocialLogin(user, redirect ?? readStored('redirect_to'))
      await navigate(isAgeAsked(user) ? ageFor(to) : to, { replace: true })
      return true
    },
    [navigate],
  )
}
