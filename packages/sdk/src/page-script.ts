import type { ThemeChoice } from '@showroom/widgets/frame'
import type { NewItems } from '@showroom/widgets/shop'
import type { Analytics } from './analytics/analytics.ts'
import { addTo, type Connection, connect, setTheme } from './connect.ts'
import { type Consent, createConsent } from './consent.ts'
import type { doctor } from './doctor/doctor.ts'
import type { Page } from './page.ts'
import { cartNewsOf, openPageShop } from './page-shop.ts'
import { tellSafely } from './tell-safely.ts'
import type { Undo } from './watch-for-tags.ts'

/** What a page's own script may do through `window.Showroom`, beside what each connection offers. */
export type PageScript = {
  /** The connection to the script tag's own showroom; with a showroom named, to that one. */
  connect: (asked?: { showroom?: string }) => Promise<Connection>
  /** Runs each function with the script tag's own connection, and the calls that the stub has queued. */
  push: (...calls: (((connection: Connection) => void) | QueuedCall)[]) => void
  openCart: () => Promise<void>
  theme: (choice: ThemeChoice) => void
  disconnect: () => void
  /** Looks the page over and says in words what is wrong; prints it, too, unless `quiet`. */
  doctor: (how?: { quiet?: boolean }) => ReturnType<typeof doctor>
  showOverlay: () => Promise<void>
  /** Tells a tag manager what visitors do; as soon as there is consent, where the page asks for that. */
  analytics: (name: Analytics) => Promise<void>
  consent: (choice: Consent) => Promise<void>
  addToCart: (items: NewItems) => ReturnType<Connection['cart']['add']>
  /** Opens the shop of the page for who listens to its cart. */
  watchCart: () => void
}

/** A call that was made before the script came, and who waits for its answer. */
export type QueuedCall = [name: string, args: unknown[], answer: (value: unknown) => void]

const scripts = new WeakMap<Page, PageScript>()

export const pageScript = (page: Page): PageScript => {
  const script = scripts.get(page) ?? createPageScript(page)
  scripts.set(page, script)
  return script
}

/** The loader names the call and hands on what the page has given with it. */
export const answer = (page: Page, name: keyof PageScript, args: unknown[]): unknown =>
  Reflect.apply(pageScript(page)[name], undefined, args)

const createPageScript = (page: Page): PageScript => {
  let own: Promise<Connection> | undefined
  const connectOwn = () => {
    own ??= connect(page).catch((failure: unknown) => {
      // The next call may have more luck.
      own = undefined
      throw failure
    })
    return own
  }
  const cart = cartOf(page)
  const consent = createConsent(page)
  const script: PageScript = {
    connect: (asked) => (asked?.showroom ? connect(page, asked.showroom) : connectOwn()),
    push: (...calls) => {
      for (const call of calls) {
        if (Array.isArray(call)) answerQueued(script, call)
        // A shop that could not be opened has told so in its tags; there is no connection to hand out.
        else connectOwn().then(tellSafely(call), () => undefined)
      }
    },
    openCart: () => connectOwn().then((connection) => connection.openCart()),
    theme: (choice) => setTheme(page, choice),
    disconnect: () => {
      page.stop?.()
      page.cartListeners.clear()
      cart.close()
      consent.end()
      void own?.then((connection) => connection.disconnect())
      own = undefined
    },
    doctor: (how) => import('./doctor/doctor.ts').then((code) => code.doctor(page, how)),
    showOverlay: () => import('./doctor/overlay.ts').then((code) => void code.showOverlay(page)),
    analytics: consent.analytics,
    consent: consent.choose,
    addToCart: (items) => addTo(cart.open(), items),
    watchCart: () => void cart.open(),
  }
  return script
}

const answerQueued = (script: PageScript, [name, args, answer]: QueuedCall) => {
  const call: unknown = Reflect.get(script, name)
  if (typeof call === 'function') answer(Reflect.apply(call, undefined, args))
}

/** The shop is opened for the first who asks for its cart, and told to all who listen. */
const cartOf = (page: Page) => {
  let opened: { shop: ReturnType<typeof openPageShop>; stop: Undo } | undefined
  const openAndWatch = () => {
    const shop = openPageShop(page, page.showroom)
    const stop = shop.cart.subscribe(() => {
      for (const listener of page.cartListeners) tellSafely(listener)(cartNewsOf(shop))
    })
    return { shop, stop }
  }
  return {
    open: () => {
      opened ??= openAndWatch()
      return opened.shop
    },
    close: () => {
      opened?.stop()
      opened?.shop.release()
      opened = undefined
    },
  }
}
