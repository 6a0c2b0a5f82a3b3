import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { statusOf } from '../../data/failure.ts'
import { paths } from '../../paths.ts'
import { withRedirect } from '../../session/redirect.ts'
import { isNoVerdict } from '../../session/useUserCheck.ts'
import { aiCall } from './ai-call.ts'
import {
  keepAiUser,
  loseAiSession,
  restoreAiSession,
  useAiSession,
  useRefusedAiSession,
} from './ai-session.ts'

/** Whether an answer came that says something of the session. */
export const askForAiUser = async (): Promise<boolean> => {
  const { token } = useAiSession.getState()
  try {
    const { data } = await aiCall('GET /api/AI/get_user', {})
    if (useAiSession.getState().token === token) keepAiUser(data)
    return true
  } catch (failure) {
    // A failed AI user fetch removes the AI token (specification §4); no answer at all says nothing of it.
    if (isNoVerdict(statusOf(failure))) return false
    if (useAiSession.getState().token === token) loseAiSession()
    return true
  }
}

/** Who is signed in here, asked when a page of AI Design opens, and again when another tab changes it. */
export const useAiUserCheck = () => {
  const session = useAiSession()
  const isUnknown = session.status === 'unknown'
  const [isUnanswered, setUnanswered] = useState(false)
  useEffect(() => {
    if (useAiSession.getState().status === 'out') restoreAiSession()
    const hear = (event: StorageEvent) => {
      if (event.key === 'ai_token' || event.key === null) restoreAiSession()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])
  const ask = async () => {
    setUnanswered(false)
    setUnanswered(!(await askForAiUser()))
  }
  useEffect(() => {
    if (!isUnknown) return undefined
    void ask()
    const again = () => void ask()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isUnknown, session.token])
  useRefusal()
  return { ...session, isUnanswered: isUnknown && isUnanswered, retry: () => void ask() }
}

export type AiAccountCheck = ReturnType<typeof useAiUserCheck>

/** 401: to Login of AI Design, with the way back. What was typed is there again. */
const useRefusal = () => {
  const isRefused = useRefusedAiSession((state) => state.isRefused)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isRefused) return
    useRefusedAiSession.setState({ isRefused: false })
    if (pathname !== paths.aiLogin && pathname !== paths.aiSignUp)
      void navigate(withRedirect(paths.aiLogin, pathname + search), { replace: true })
  }, [isRefused, pathname, search, navigate])
}
