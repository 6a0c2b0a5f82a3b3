import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pass } from '@showroom/sdk/server/pass'

const underWay = new AsyncLocalStorage<Pass>()

/** Takes the place of the module of that name: what React draws a moment later still belongs to the pass. */
export const during = <Result>(pass: Pass, draw: () => Result): Result => underWay.run(pass, draw)

export const currentPass = (): Pass => {
  const pass = underWay.getStore()
  if (!pass) throw new Error('Pages are drawn on the server by draw-page.tsx only.')
  return pass
}
