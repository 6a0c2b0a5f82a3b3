import type { Call, ReplyFor, RequestFor } from '@showroom/contract/endpoints'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import { useEffect } from 'react'
import { earlyFreshMs, earlyReply, leaveEarly } from '../session/asked-early.ts'
import { useClientView } from '../session/client-view.ts'
import { useSession } from '../session/session.ts'
import { apiAddress } from './page-meta.ts'

/** The address of a read without parts to fill in, as the shop's client writes it and the shell names it. */
const addressOf = (call: Call, { query }: { query?: object }): string => {
  const asked = Object.entries({ showroom: platformShowroom, ...query }).filter(
    ([, value]) => value !== undefined,
  )
  const pairs = asked.map(([name, value]): [string, string] => [name, String(value)])
  return apiAddress(`${call.slice('GET '.length)}?${new URLSearchParams(pairs)}`)
}

/** What was answered before the page's program came: the page is drawn with it at once, and asks nothing. */
export const useEarlyReply = <C extends Call>(call: C, ask: RequestFor<C>) => {
  const url = addressOf(call, ask)
  const { token } = useSession.getState()
  const early = useClientView.getState().isOn ? null : earlyReply(url, token)
  const isThere = early !== null
  useEffect(() => {
    if (isThere) leaveEarly(url)
  }, [isThere, url])
  if (!early) return null
  // Our own server said it, to this very call.
  const initialData = early.reply as ReplyFor<C>
  return { initialData, initialDataUpdatedAt: early.at, staleTime: earlyFreshMs }
}
