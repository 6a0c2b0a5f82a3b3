import { openLive } from '@showroom/widgets/live'
import { fetchWith } from '../../session/fetch-as-person.ts'
import { useSession } from '../../session/session.ts'

/** Counts anew whenever something is told to whoever is signed in, in this tab or another one. Answers what ends it. */
export const watchBadge = (refresh: () => Promise<void>): (() => void) => {
  const { close } = openLive({
    // A number in a menu is no reason to tell somebody that their session is over: the next call of theirs does.
    fetch: (url, init) => fetchWith(useSession.getState().token)(url, init),
    url: '/api/live',
    cursor: null,
    onEvent: ({ kind }) => {
      if (kind === 'badge') void refresh()
    },
    onWhisper: () => undefined,
    onReset: () => void refresh(),
    onState: () => undefined,
  })
  return close
}
