import { create } from 'zustand'
import { call } from '../../data/call.ts'
import { useSession } from '../../session/session.ts'

type Unread = {
  /** Messages that whoever is signed in has not read. */
  count: number
  /** The project whose talk they lead to: the newest that is unread, else the newest. */
  project: string | null
  /** Asks the server. */
  refresh: () => Promise<void>
}

const nobodys = { count: 0, project: null }

/** Nobody's, until somebody is signed in: what a server draws has no number. */
export const useUnreadChats = create<Unread>((set) => ({
  ...nobodys,
  refresh: async () => {
    const { token: asked, user } = useSession.getState()
    // Others have no project to talk about: theirs are the talks about orders.
    if (asked === null || (user?.type !== 'User' && user?.type !== 'Contractor')) return set(nobodys)
    try {
      const { threads, unread } = (await call('GET /api/projectChat', {})).data
      const project = (threads.find((thread) => thread.unread > 0) ?? threads[0])?.project_id ?? null
      if (useSession.getState().token === asked) set({ count: unread, project })
    } catch {
      // A number that can not be had now stays what it was.
    }
  },
}))
