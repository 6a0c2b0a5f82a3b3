import type { Connection } from './connect.ts'
import type { On } from './on.ts'
import type { CartNews, CartNewsListener } from './page.ts'
import type { PageScript } from './page-script.ts'
import type { Undo } from './watch-for-tags.ts'

/** Those of the page's script that are for pages; the others are the loader's own. */
export type PublicCall = Exclude<keyof PageScript, 'addToCart' | 'watchCart' | 'showOverlay'>

type Async<Call> = Call extends (...args: infer Args) => infer Answer
  ? (...args: Args) => Promise<Awaited<Answer>>
  : never

/** `window.Showroom`: the first call fetches the code for it. */
export type ShowroomGlobal = { [Name in PublicCall]: Async<PageScript[Name]> } & {
  version: string
  on: On
  /** The cart of the script tag's own showroom; without waiting for a connection. */
  cart: {
    get: () => CartNews
    subscribe: (listener: CartNewsListener) => Undo
    add: Connection['cart']['add']
  }
}
