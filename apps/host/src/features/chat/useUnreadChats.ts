import type { User } from '@showroom/contract/account/account'
import { create } from 'zustand'
import { call } from '../../data/call.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { mostUrgent, type TalkOnList } from './most-urgent.ts'

type Unread = {
  /** Messages that whoever is signed in has not read. */
  count: number
  /** Where the talk is held that they lead to; null where there is none. */
  path: string | null
  /** From where what is told to them is heard, without a gap. */
  live: string | null
  /** Asks the server. */
  refresh: () => Promise<void>
}

type Talks = { unread: number; live: string; talks: readonly TalkOnList[] }

const nobodys = { count: 0, path: null, live: null }

const ofProjects = async (): Promise<Talks> => {
  const { threads, ...rest } = (await call('GET /api/projectChat', {})).data
  const talks = threads.map((thread) => ({ ...thread, path: paths.project(thread.project_id, 'chat') }))
  return { ...rest, talks }
}

const ofOrders = async (): Promise<Talks> => {
  const { threads, ...rest } = (await call('GET /api/order_chat', {})).data
  const talks = threads.map((thread) => ({ ...thread, path: paths.orderTalk(thread.delivery_id) }))
  return { ...rest, talks }
}

/** Who is in projects talks there; who works on orders talks about them, a Pro does both. */
const asked: Record<User['type'], readonly (() => Promise<Talks>)[]> = {
  User: [ofProjects],
  Contractor: [ofProjects, ofOrders],
  Vendor: [ofOrders],
  Admin: [ofOrders],
}

/** Nobody's, until somebody is signed in: what a server draws has no number. */
export const useUnreadChats = create<Unread>((set) => ({
  ...nobodys,
  refresh: async () => {
    const { token, user } = useSession.getState()
    // An Admin's wait for the one-time code, as all else of theirs.
    if (user === null || (user.type === 'Admin' && !user.otp_verified)) return set(nobodys)
    try {
      const found = await Promise.all(asked[user.type].map((ask) => ask()))
      if (useSession.getState().token !== token) return
      const count = found.reduce((sum, { unread }) => sum + unread, 0)
      const path = mostUrgent(found.flatMap(({ talks }) => talks))?.path ?? null
      set({ count, path, live: found[0]?.live ?? null })
    } catch {
      // A number that can not be had now stays what it was.
    }
  },
}))
