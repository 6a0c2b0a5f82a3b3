import { create } from 'zustand'
import { loseSession, useSession } from './session.ts'

/** Whether a call was refused because its session has ended; the layout then goes to Login with the path. */
export const useRefusedSession = create<{ isRefused: boolean }>(() => ({ isRefused: false }))

/** 401 from any call (specification §4). A late answer to an older session's call says nothing of this one. */
export const sessionRefused = (token: string): void => {
  if (useSession.getState().token !== token) return
  loseSession()
  useRefusedSession.setState({ isRefused: true })
}

export const answerRefusal = (): void => useRefusedSession.setState({ isRefused: false })
