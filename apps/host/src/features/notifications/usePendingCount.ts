import type { User } from '@showroom/contract/account/account'
import { useEffect } from 'react'
import { create } from 'zustand'
import { call } from '../../data/call.ts'
import { useUnreadChats } from '../chat/useUnreadChats.ts'
import { useSession } from '../../session/session.ts'
import { useLoggingOut } from '../../session/useLogOut.ts'

type Pending = {
  /** What waits for whoever is signed in. */
  count: number
  /** As an answer of the server has just said. */
  tell: (count: number) => void
  /** Asks the server. */
  refresh: () => Promise<void>
}

const useLeaving = create(() => ({ isLeaving: false }))

/** Does what ends the session of whoever is signed in: nothing is asked for them meanwhile. */
export const whileNothingIsAsked = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  useLeaving.setState({ isLeaving: true })
  try {
    return await work()
  } finally {
    useLeaving.setState({ isLeaving: false })
  }
}

/** Nobody's, until somebody is signed in: what a server draws has no number. */
export const usePendingCount = create<Pending>((set) => ({
  count: 0,
  tell: (count) => set({ count }),
  refresh: async () => {
    const asked = useSession.getState().token
    if (asked === null) return set({ count: 0 })
    try {
      const { pending_count: count } = await call('GET /api/notification', {
        query: { pending: '1', page_size: 1 },
      })
      if (useSession.getState().token === asked) set({ count })
    } catch {
      // A number that can not be had now stays what it was.
    }
  },
}))

/** An Admin's wait for the one-time code, and everybody's for a proven address, as all else of theirs. */
const mayAsk = ({ type, otp_verified }: User): boolean => type !== 'Admin' || otp_verified

const afterPageMs = 1_500

/** Begun when the page itself has come, and ended with it, also where it is only about to begin. */
const whileDrawn = (begin: () => Promise<() => void>): (() => void) => {
  let isOver = false
  let end = () => {}
  const timer = setTimeout(() => {
    begin().then(
      (stop) => {
        end = stop
        if (isOver) stop()
      },
      () => undefined,
    )
  }, afterPageMs)
  return () => {
    isOver = true
    clearTimeout(timer)
    end()
  }
}

/** Asked when somebody is signed in, when they come back to the tab, and whenever something is told to them. */
export const usePendingWatch = (): void => {
  const userId = useSession(({ user }) => (user && mayAsk(user) ? user.id : undefined))
  const { isLeaving } = useLeaving()
  const { isUnderWay: isLoggingOut } = useLoggingOut()
  useEffect(() => {
    // What is asked for beside that would be answered with a refusal.
    if (isLeaving || isLoggingOut) return
    let isOver = false
    const { refresh: refreshPending, tell } = usePendingCount.getState()
    const { refresh: refreshChats } = useUnreadChats.getState()
    // The chats first: what is heard goes on from before both were counted.
    const refresh = async () => {
      await refreshChats()
      if (!isOver) await refreshPending()
    }
    if (userId === undefined) {
      void refreshChats()
      return tell(0)
    }
    void refresh()
    const look = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', look)
    const stopWatching = whileDrawn(async () => {
      const { watchBadge } = await import('./watch-badge.ts')
      const { live } = useUnreadChats.getState()
      return watchBadge(live, { badge: refreshPending, chats: refreshChats })
    })
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', look)
      stopWatching()
    }
  }, [userId, isLeaving, isLoggingOut])
}
