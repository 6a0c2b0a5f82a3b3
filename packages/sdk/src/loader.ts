import type { Connection } from './connect.ts'
import { type On, on } from './on.ts'
import { pageOf } from './page.ts'
import { startTags } from './start-tags.ts'
import { version } from './version.ts'

export type ShowroomGlobal = Pick<Connection, 'openCart' | 'theme' | 'disconnect'> & {
  version: string
  /** Runs the function with the page's connection, as soon as there is one. The same as the queueing stub takes. */
  push: (...calls: ((connection: Connection) => void)[]) => void
  connect: (asked?: { showroom?: string }) => Promise<Connection>
  on: On
  /** Once connected: inside `push`, or after `await Showroom.connect()`. */
  cart?: Connection['cart']
}

const start = (queued: unknown) => {
  const script = document.querySelector<HTMLScriptElement>('script[data-showroom]')
  const page = pageOf({ showroom: script?.dataset.showroom, apiBase: new URL(import.meta.url).origin })
  const stop = startTags(page)
  let own: Promise<Connection> | undefined

  const connectOwn = () => {
    own ??= connecting()
      .then(({ connect }) => connect(page))
      .then((connection) => {
        showroom.cart = connection.cart
        return connection
      })
    return own
  }
  const push: ShowroomGlobal['push'] = (...calls) => {
    // A shop that could not be opened has told so in its tags; there is no connection to hand out.
    for (const call of calls) connectOwn().then(call, () => undefined)
  }
  const showroom: ShowroomGlobal = {
    version,
    push,
    on,
    connect: (asked) =>
      asked?.showroom ? connecting().then(({ connect }) => connect({ ...page, ...asked })) : connectOwn(),
    openCart: () => push((connection) => connection.openCart()),
    theme: (choice) => push((connection) => connection.theme(choice)),
    disconnect: () => {
      stop()
      if (own) push((connection) => connection.disconnect())
    },
  }
  window.Showroom = showroom
  if (Array.isArray(queued)) push(...queued)
}

const connecting = () => import('./connect.ts')

/** The first copy of the script on a page wins. */
const isRunning = (found: unknown): found is ShowroomGlobal =>
  typeof found === 'object' && found !== null && 'version' in found && 'push' in found

const majorOf = (text: string) => text.split('.')[0]

const found: unknown = window.Showroom
if (!isRunning(found)) start(found)
else if (majorOf(found.version) !== majorOf(version)) {
  console.info(`Showroom ${version} was not started: this page already runs ${found.version}.`)
}

declare global {
  interface Window {
    Showroom?: unknown
  }
}
