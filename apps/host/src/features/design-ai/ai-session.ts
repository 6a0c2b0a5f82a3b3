import type { AiCredits, AiUser } from '@showroom/contract/design-ai/design-ai'
import { create } from 'zustand'
import { readStored, writeStored } from '../../shop-context/local-storage.ts'

/** `unknown`: a token is kept that the server has not said anything about yet. */
export type AiSession = {
  status: 'unknown' | 'out' | 'in'
  token: string | null
  user: AiUser | null
  credits: AiCredits | null
}

const nobody: Readonly<AiSession> = { status: 'out', token: null, user: null, credits: null }

/** Who is signed in to AI Design: another account than the shop's, in keys of its own (specification §3). */
export const useAiSession = create<AiSession>(() => nobody)

export const restoreAiSession = (): void => {
  const token = readStored('ai_token')
  useAiSession.setState(token === null ? nobody : { ...nobody, status: 'unknown', token }, true)
}

type Entered = { user: AiUser; credits: AiCredits }

export const beginAiSession = ({ token, ...entered }: Entered & { token: string }): void => {
  writeStored('ai_token', token)
  useAiSession.setState({ token }, false)
  keepAiUser(entered)
}

export const keepAiUser = ({ user, credits }: Entered): void => {
  writeStored('ai_user', JSON.stringify({ id: user.id, full_name: user.full_name, email: user.email }))
  useAiSession.setState({ status: 'in', user })
  keepCredits(credits)
}

/** Every reply says what is left. */
export const keepCredits = (credits: AiCredits): void => {
  writeStored('credits', String(credits.balance))
  useAiSession.setState({ credits })
}

/** Whether a call was refused because this session has ended; its pages then go to Login with the way back. */
export const useRefusedAiSession = create<{ isRefused: boolean }>(() => ({ isRefused: false }))

/** A late answer to an older session's call says nothing of this one. */
export const aiSessionRefused = (token: string): void => {
  if (useAiSession.getState().token !== token) return
  loseAiSession()
  useRefusedAiSession.setState({ isRefused: true })
}

/** The shop's session is none of this one's business. */
export const loseAiSession = (): void => {
  for (const key of ['ai_token', 'ai_user', 'credits'] as const) writeStored(key, null)
  useAiSession.setState(nobody, true)
}
