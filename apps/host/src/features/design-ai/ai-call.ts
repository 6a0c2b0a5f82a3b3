import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { type Client, createClient, type Fetch } from '@showroom/widgets/shop'
import { pageMeta } from '../../data/page-meta.ts'
import { useSession } from '../../session/session.ts'
import { aiSessionRefused, useAiSession } from './ai-session.ts'

const wiring = { apiBase: pageMeta.apiBase, showroom: platformShowroom, cartToken: () => null }

/** Whatever this client is asked for: nobody else gets to see the token. */
const isOfAi = (url: string): boolean => url.startsWith(`${pageMeta.apiBase}/api/AI/`) && !url.includes('..')

/** The token goes to AI Design's own calls, and a refusal of it ends that session alone (security E8). */
const fetchWith =
  (more: () => Record<string, string>): Fetch =>
  async (url, init) => {
    const { token } = useAiSession.getState()
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(token === null || !isOfAi(url) ? {} : { 'Showroom-AI': token }),
      ...more(),
    }
    const answer = await fetch(url, { ...init, headers, credentials: 'same-origin' })
    const isRefused = answer.status === 401 && token !== null
    if (isRefused && (await codeOf(answer.clone())) === 'ai_unauthenticated') aiSessionRefused(token)
    return answer
  }

const codeOf = async (answer: Response): Promise<unknown> => {
  const said: unknown = await answer.json().catch(() => null)
  return typeof said === 'object' && said !== null && 'code' in said ? said.code : null
}

/** One typed call of AI Design. */
export const aiCall: Client = createClient({ ...wiring, fetch: fetchWith(() => ({})) })

/** The one call that shows both tokens: who holds both links them. */
export const aiCallWithShop: Client = createClient({
  ...wiring,
  fetch: fetchWith((): Record<string, string> => {
    const { token } = useSession.getState()
    return token === null ? {} : { Authorization: `Bearer ${token}` }
  }),
})
