import { call } from '../data/call.ts'
import { refreshUser, useSession } from './session.ts'

/** The answers of signing in do not tell of teams: who may be in one asks. Where that fails, the next page does. */
export const learnSeats = async (): Promise<void> => {
  const { token, user } = useSession.getState()
  if (token === null || user?.type === 'Admin' || user?.type === 'Vendor') return
  const answer = await call('GET /api/authuser', {}).catch(() => null)
  if (answer !== null && useSession.getState().token === token) refreshUser(answer.data)
}
