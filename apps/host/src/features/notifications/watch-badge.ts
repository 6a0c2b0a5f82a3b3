import { openLive } from '@showroom/widgets/live'
import { fetchWith } from '../../session/fetch-as-person.ts'
import { useSession } from '../../session/session.ts'

/** What is told to an account, and what counts anew by it. */
export type Counts = Record<'badge' | 'chats', () => Promise<void>>

/** Whoever reads along has read it by then: their number does not go up and down. */
const gatherMs = 400

/** However often it is asked for at once, it is done once; and once more for what came while it was done. */
const gathered = (work: () => Promise<void>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void work()
      }, gatherMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Counts anew whenever something is told to whoever is signed in, in this tab or another one, from where they had been
 * counted on. Answers what ends it.
 */
export const watchBadge = (cursor: string | null, { badge, chats }: Counts): (() => void) => {
  const counting = { badge: gathered(badge), chats: gathered(chats) }
  const all = Object.values(counting)
  const { close } = openLive({
    // A number in a menu is no reason to tell somebody that their session is over: the next call of theirs does.
    fetch: (url, init) => fetchWith(useSession.getState().token)(url, init),
    url: '/api/live',
    cursor,
    onEvent: ({ kind }) => {
      if (kind === 'badge' || kind === 'chats') counting[kind].ask()
    },
    onWhisper: () => undefined,
    onReset: () => all.forEach(({ ask }) => ask()),
    onState: () => undefined,
  })
  return () => {
    close()
    all.forEach(({ stop }) => stop())
  }
}
