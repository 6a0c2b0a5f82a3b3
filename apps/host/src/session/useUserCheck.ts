import { useEffect } from 'react'
import { create } from 'zustand'
import { askUntilAnswered } from '../data/ask-again.ts'
import { call } from '../data/call.ts'
import { codeOf, statusOf } from '../data/failure.ts'
import { learnSeats } from './learn-seats.ts'
import { beginSession, loseSession, refreshUser, stayOut, useSession } from './session.ts'

/** Asked once for each token; `unreachable` when no answer came, which says nothing of the session. */
export const useUserAnswer = create<{ kind: 'asking' | 'answered' | 'unreachable' }>(() => ({
  kind: 'asking',
}))

type How = {
  /** Where it was said already that nobody answers, that stays until somebody does. */
  isQuiet: boolean
}

/** Says whether the call was lost, as its connection broke. Asks anew: who calls may have changed what is answered. */
export const askForUser = (how: How = { isQuiet: false }): Promise<boolean> => {
  const { token } = useSession.getState()
  if (token !== null) return askOf(token, how)
  return (resuming ??= resume(how).finally(() => {
    resuming = null
  }))
}

/** A mail's link may ask while the start of the page still does: the server is asked once. */
let resuming: Promise<boolean> | null = null
let checking: { token: string | null; answer: Promise<boolean> } | null = null

/** At the start, when nothing has been changed: whoever checks meanwhile hears the same. */
export const checkUser = (how: How = { isQuiet: false }): Promise<boolean> => {
  const { token } = useSession.getState()
  if (checking?.token === token) return checking.answer
  const answer = askForUser(how).finally(() => {
    if (checking?.answer === answer) checking = null
  })
  checking = { token, answer }
  return answer
}

const askOf = async (token: string, how: How): Promise<boolean> => {
  tellAsking(how)
  try {
    const { data } = await call('GET /api/authuser', {})
    if (useSession.getState().token !== token) return false
    refreshUser(data)
    useUserAnswer.setState({ kind: 'answered' })
    return false
  } catch (failure) {
    if (useSession.getState().token !== token) return false
    if (isNoVerdict(statusOf(failure))) return tellUnreachable(failure)
    // A failed current-user call removes the stored token (specification §4).
    loseSession()
    return false
  }
}

const tellAsking = ({ isQuiet }: How) => {
  if (!isQuiet) useUserAnswer.setState({ kind: 'asking' })
}

const tellUnreachable = (failure: unknown): boolean => {
  useUserAnswer.setState({ kind: 'unreachable' })
  return codeOf(failure) === 'offline'
}

/** Remember me: the key of this browser, which no script sees, for a session. */
const resume = async (how: How): Promise<boolean> => {
  if (useSession.getState().status !== 'unknown') return false
  tellAsking(how)
  try {
    const { user, token } = (await call('POST /api/session/resume', {})).data
    if (useSession.getState().token !== null) return false
    if (user && token !== null) {
      beginSession({ user, token })
      void learnSeats()
      useUserAnswer.setState({ kind: 'answered' })
    } else stayOut()
    return false
  } catch (failure) {
    if (isNoVerdict(statusOf(failure))) return tellUnreachable(failure)
    stayOut()
    return false
  }
}

/** No answer, or one of a server or a proxy that could not ask: it says nothing of the session. */
export const isNoVerdict = (status: number | null): boolean =>
  status !== null && [0, 429, 502, 503, 504].includes(status)

/** At the start, and when another tab signs somebody in. */
export const useUserCheck = (): void => {
  const token = useSession((session) => session.token)
  const isUnknown = useSession((session) => session.status === 'unknown')
  useEffect(() => {
    if (!isUnknown) return undefined
    return askUntilAnswered((isAgain) => checkUser({ isQuiet: isAgain }))
  }, [token, isUnknown])
}
