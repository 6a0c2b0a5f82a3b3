import { type Connection, connect } from './connect.ts'
import type { Report } from './doctor/report.ts'
import type { On } from './on.ts'
import type { Page } from './page.ts'

/** What a page's own script may do through `window.Showroom`, beside what each connection offers. */
export type PageScript = {
  /** The connection to the script tag's own showroom; with a showroom named, to that one. */
  connect: (asked?: { showroom?: string }) => Promise<Connection>
  /** Runs each function with the script tag's own connection. The same as the queueing stub takes. */
  push: (...calls: ((connection: Connection) => void)[]) => void
  openCart: () => void
  theme: (...choice: Parameters<Connection['theme']>) => void
  disconnect: () => void
}

/** `window.Showroom`: whoever calls brings the code for it along. */
export type ShowroomGlobal = PageScript & {
  version: string
  on: On
  /** Looks the page over and says in words what is wrong; prints it, too, unless `quiet`. */
  doctor: (how?: { quiet?: boolean }) => Promise<Report>
}

const scripts = new WeakMap<Page, PageScript>()

export const pageScript = (page: Page): PageScript => {
  const script = scripts.get(page) ?? createPageScript(page)
  scripts.set(page, script)
  return script
}

const createPageScript = (page: Page): PageScript => {
  let own: Promise<Connection> | undefined
  const connectOwn = () => {
    own ??= connect(page)
    return own
  }
  const push: PageScript['push'] = (...calls) => {
    // A shop that could not be opened has told so in its tags; there is no connection to hand out.
    for (const call of calls) connectOwn().then(call, () => undefined)
  }
  return {
    connect: (asked) => (asked?.showroom ? connect({ ...page, ...asked }) : connectOwn()),
    push,
    openCart: () => push((connection) => connection.openCart()),
    theme: (choice) => push((connection) => connection.theme(choice)),
    disconnect: () => {
      if (own) push((connection) => connection.disconnect())
      own = undefined
    },
  }
}
