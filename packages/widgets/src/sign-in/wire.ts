import type { Fetch, Shop } from '../shop/index.ts'
import { signInMessages } from './messages.ts'
import { over, sessionOf } from './session.ts'

/** Every later call of the shop carries the token of who is signed in. */
export const callAsPerson = (shop: Shop) => {
  const session = sessionOf(shop)
  const asGuest = shop.wire.fetch
  const asPerson: Fetch = async (url, init) => {
    const { token } = session.getState()
    if (!token) return asGuest(url, init)
    const headers = { ...init.headers, Authorization: `Bearer ${token}` }
    const reply = await asGuest(url, { ...init, headers })
    if (reply.status !== 401) return reply
    // The session is another when somebody has signed in anew, or out, since.
    if (session.getState().token === token) session.setState(over)
    // What is only read, a guest may see as well; what was to be done, the visitor decides anew.
    return /^get$/i.test(init.method ?? 'get') ? asPerson(url, init) : sessionOver()
  }
  shop.wire.fetch = asPerson
}

const sessionOver = () =>
  new Response(
    JSON.stringify({ success: false, code: 'session_over', message: signInMessages.sessionOver }),
    {
      status: 401,
      headers: { 'content-type': 'application/json' },
    },
  )
