import type { Call, ReplyFor, RequestFor } from '@showroom/contract/endpoints'
import { useEffect } from 'react'
import { earlyFreshMs, earlyReply, isEarlyLeft, leaveEarly } from '../session/asked-early.ts'
import { useClientView } from '../session/client-view.ts'
import { useSession } from '../session/session.ts'
import { apiAddress } from './page-meta.ts'
import { readPath } from './read-path.ts'

/** What was answered before the page's program came: the page is drawn with it at once, and asks nothing. */
export const useEarlyReply = <C extends Call>(call: C, ask: RequestFor<C>) => {
  const { token } = useSession.getState()
  const isLeft = isEarlyLeft() && !useClientView.getState().isOn
  const url = isLeft ? apiAddress(readPath(call, ask)) : null
  const early = url === null ? null : earlyReply(url, token)
  const taken = early && url
  useEffect(() => {
    if (taken !== null) leaveEarly(taken)
  }, [taken])
  if (!early) return null
  // Our own server said it, to this very call.
  const initialData = early.reply as ReplyFor<C>
  return { initialData, initialDataUpdatedAt: early.at, staleTime: earlyFreshMs }
}
