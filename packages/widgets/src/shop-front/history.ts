import { type Address, addressOf, type Routing } from './address.ts'

export type Step = { path: string; isBack: boolean; scrollTop: number | null }

/** Goes from place to place; with an address, the browser's own buttons do too. */
export type ShopHistory = {
  start: string
  /** Undefined where places have no address. */
  hrefOf: ((path: string) => string) | undefined
  go: (path: string) => void
  /** Returns the undo. */
  listen: (onStep: (step: Step) => void) => () => void
}

const scrollKey = 'showroomScroll'

export function openHistory(routing: Routing, start: string): ShopHistory {
  if (routing === 'none') return withoutAddress(start)
  return withAddress(addressOf(routing), start)
}

function withAddress({ read, isTaken, hrefOf }: Address, start: string): ShopHistory {
  let current = read() ?? start
  let notify: (step: Step) => void = () => undefined
  const follow = () => {
    const path = read() ?? start
    // A page's own anchors and steps are none of ours.
    if (isTaken() || path === current) return
    current = path
    notify({ path, isBack: true, scrollTop: scrollIn(history.state) })
  }
  return {
    start: current,
    hrefOf,
    go: (path) => {
      if (path === current) return
      current = path
      // The page's router may keep its own things here.
      history.replaceState({ ...fieldsOf(history.state), [scrollKey]: window.scrollY }, '')
      history.pushState(null, '', hrefOf(path))
      notify({ path, isBack: false, scrollTop: null })
    },
    listen: (onStep) => {
      notify = onStep
      window.addEventListener('popstate', follow)
      window.addEventListener('hashchange', follow)
      // A hash that is put back after signing in may have changed since the shop was drawn.
      follow()
      return () => {
        window.removeEventListener('popstate', follow)
        window.removeEventListener('hashchange', follow)
      }
    },
  }
}

function withoutAddress(start: string): ShopHistory {
  let notify: (step: Step) => void = () => undefined
  return {
    start,
    hrefOf: undefined,
    go: (path) => notify({ path, isBack: false, scrollTop: null }),
    listen: (onStep) => {
      notify = onStep
      return () => {
        notify = () => undefined
      }
    },
  }
}

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {}

const scrollIn = (state: unknown): number | null => {
  const scrollTop = fieldsOf(state)[scrollKey]
  return typeof scrollTop === 'number' ? scrollTop : null
}
