import { type CartNewsListener, pageOf } from './page.ts'
import type { PageScript } from './page-script.ts'
import type { PublicCall } from './showroom-global.ts'
import { startTags } from './start-tags.ts'
import { version } from './version.ts'

const calls = [
  'connect',
  'push',
  'openCart',
  'theme',
  'doctor',
  'analytics',
  'consent',
  'disconnect',
] as const satisfies PublicCall[]

const start = (queued: unknown) => {
  const script = document.querySelector<HTMLScriptElement>('script[data-showroom]')
  const { showroom, analytics, consent } = script?.dataset ?? {}
  const page = pageOf({ showroom, apiBase: new URL(import.meta.url).origin }, consent !== 'required')
  page.stop = startTags(page)

  const call = (name: keyof PageScript, ...args: unknown[]) => {
    const answer = import('./page-script.ts').then((code) => code.answer(page, name, args))
    // The caller who awaits the answer hears of its failure; for others it must not count as unhandled.
    answer.catch(() => undefined)
    return answer
  }
  // A page that uses the name for something of its own keeps it, and its tags work all the same.
  if (!queued || Array.isArray(queued))
    window.Showroom = {
      version,
      on: page.on,
      ...Object.fromEntries(calls.map((name) => [name, (...args: unknown[]) => call(name, ...args)])),
      cart: {
        get: () => page.cart?.() ?? { count: 0, contents: null },
        subscribe: (listener: CartNewsListener) => {
          page.cartListeners.add(listener)
          void call('watchCart')
          return () => page.cartListeners.delete(listener)
        },
        add: (items: unknown) => call('addToCart', items),
      },
    }
  if (Array.isArray(queued) && queued.length) void call('push', ...queued)
  if (analytics) void call('analytics', analytics)
  if (location.search.includes('showroom-debug')) void call('showOverlay')
}

/** The first copy of the script on a page wins. */
const isRunning = (found: unknown): found is { version: string } => 'cart' in Object(found)

const majorOf = (release: string) => release.split('.')[0]

const found: unknown = window.Showroom
if (!isRunning(found)) start(found)
else if (majorOf(found.version) !== majorOf(version)) {
  console.info(`Showroom ${version} was not started: ${found.version} is running.`)
}

declare global {
  interface Window {
    Showroom?: unknown
  }
}
