import type { Fetch } from '@showroom/widgets/shop'
import { useSession } from './session.ts'
import { sessionRefused } from './session-refused.ts'

/** Our own cookies (a device that is remembered) go with it; a widget elsewhere never sends any. */
export const fetchWith =
  (token: string | null): Fetch =>
  (url, init) => {
    const headers = token === null ? init.headers : { ...init.headers, Authorization: `Bearer ${token}` }
    return fetch(url, { ...init, ...(headers ? { headers } : {}), credentials: 'same-origin' })
  }

/** Every call of our own site, a widget's included, acts for the person who is signed in. */
export const fetchAsPerson: Fetch = async (url, init) => {
  const { token } = useSession.getState()
  const answer = await fetchWith(token)(url, init)
  if (answer.status === 401 && token !== null) sessionRefused(token)
  return answer
}
