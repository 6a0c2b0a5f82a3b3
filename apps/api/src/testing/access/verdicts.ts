import type { Call } from '@showroom/contract/endpoints'
import { ruleOf } from './calls.ts'
import type { Cast } from './cast.ts'

export type Headers = Record<string, string>

/** What the rule of a call says to somebody: the stable code of a refusal, or nothing against it. */
export type Verdict =
  | 'admitted'
  | 'unauthenticated'
  | 'ai_unauthenticated'
  | 'origin_refused'
  | 'not_authorized'
  | 'otp_required'
  | 'not_found'

export type Actor = {
  who: string
  headers: (cast: Cast) => Promise<Headers> | Headers
  /** The rules a second time, in other words than the server's. */
  verdict: (call: Call) => Verdict
}

export const isOpen = (call: Call) => ['anyone', 'cart'].includes(ruleOf(call).access)
export const bearer = (token: string, more: Headers = {}): Headers => ({
  authorization: `Bearer ${token}`,
  ...more,
})

/** What a cookie alone opens needs one of our own pages. */
export const isByCookie = (call: Call) => ruleOf(call).byCookie === true

export const isOfAi = (call: Call) => ruleOf(call).access === 'ai'

export const asStranger = (call: Call): Verdict => {
  if (isByCookie(call)) return 'origin_refused'
  if (isOfAi(call)) return 'ai_unauthenticated'
  return isOpen(call) ? 'admitted' : 'unauthenticated'
}
export const asSomebodySignedOut = (call: Call): Verdict => {
  if (isByCookie(call)) return 'origin_refused'
  if (isOfAi(call)) return 'ai_unauthenticated'
  return ruleOf(call).access === 'anyone' ? 'admitted' : 'unauthenticated'
}
