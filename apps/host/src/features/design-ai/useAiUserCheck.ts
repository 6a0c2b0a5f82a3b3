import { useEffect } from 'react'
import { statusOf } from '../../data/failure.ts'
import { isNoVerdict } from '../../session/useUserCheck.ts'
import { aiCall } from './ai-call.ts'
import { keepAiUser, loseAiSession, restoreAiSession, useAiSession } from './ai-session.ts'

const ask = async (): Promise<void> => {
  const { token } = useAiSession.getState()
  try {
    const { data } = await aiCall('GET /api/AI/get_user', {})
    if (useAiSession.getState().token === token) keepAiUser(data)
  } catch (failure) {
    // A failed AI user fetch removes the AI token (specification §4); no answer at all says nothing of it.
    if (useAiSession.getState().token === token && !isNoVerdict(statusOf(failure))) loseAiSession()
  }
}

/** Who is signed in here, asked when a page of AI Design opens, and again when another tab changes it. */
export const useAiUserCheck = () => {
  const session = useAiSession()
  const isUnknown = session.status === 'unknown'
  useEffect(() => {
    if (useAiSession.getState().status === 'out') restoreAiSession()
    const hear = (event: StorageEvent) => {
      if (event.key === 'ai_token' || event.key === null) restoreAiSession()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])
  useEffect(() => {
    if (isUnknown) void ask()
  }, [isUnknown, session.token])
  return { ...session, retry: () => void ask() }
}
