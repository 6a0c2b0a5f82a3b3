import { AsyncLocalStorage } from 'node:async_hooks'
import type { RenderPass } from '@showroom/sdk/server/render-pass'

const underWay = new AsyncLocalStorage<RenderPass>()

/** Takes the place of the module of that name: what React draws a moment later still belongs to the pass. */
export const runPass = <Result>(pass: RenderPass, draw: () => Result): Result => underWay.run(pass, draw)

export const currentPass = (): RenderPass => {
  const pass = underWay.getStore()
  if (!pass) throw new Error('Pages are drawn on the server by draw-page.tsx only.')
  return pass
}
