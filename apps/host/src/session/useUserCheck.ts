import { useEffect } from 'react'
import { create } from 'zustand'
import { call } from '../data/call.ts'
import { statusOf } from '../data/failure.ts'
import { learnSeats } from './learn-seats.ts'
import { beginSession, loseSession, refreshUser, stayOut, useSession } from './session.ts'

/** Asked once for each token; `unreachable` when no answer came, which says nothing of the session. */
export const useUserAnswer = create<{ kind: 'asking' | 'answered' | 'unreachable' }>(() => ({
  kind: 'asking',
}))

export const askForUser = async (): Promise<void> => {
  const { token } = useSession.getState()
  if (token === null)
    return (resuming ??= resume().finally(() => {
      resuming = null
    }))
  useUserAnswer.setState({ kind: 'asking' })
  try {
    const { data } = await call('GET /api/authuser', {})
    if (useSession.getState().token !== token) return
    refreshUser(data)
    useUserAnswer.setState({ kind: 'answered' })
  } catch (failure) {
    if (useSession.getState().token !== token) return
    if (isNoVerdict(statusOf(failure))) return useUserAnswer.setState({ kind: 'unreachable' })
    // A failed current-user call removes the stored token (specification §4).
    loseSession()
  }
}

/** A mail's link may ask while the start of the page still does: the server is asked once. */
let resuming: Promise<void> | null = null

/** Remember me: the key of this browser, which no script sees, for a session. */
const resume = async (): Promise<void> => {
  if (useSession.getState().status !== 'unknown') return
  useUserAnswer.setState({ kind: 'asking' })
  try {
    const { user, token } = (await call('POST /api/session/resume', {})).data
    if (useSession.getState().token !== null) return
    if (!user || token === null) return stayOut()
    beginSession({ user, token })
    void learnSeats()
    useUserAnswer.setState({ kind: 'answered' })
  } catch (failure) {
    if (isNoVerdict(statusOf(failure))) useUserAnswer.setState({ kind: 'unreachable' })
    else stayOut()
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
    void askForUser()
    const again = () => void askForUser()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [token, isUnknown])
}
