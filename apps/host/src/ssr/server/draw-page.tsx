import type { FragmentCall } from '@showroom/contract/fragment/fragment'
import type { ReplyFor } from '@showroom/contract/endpoints'
import { platformShowroom } from '@showroom/contract/shared/platform-showroom'
import type { PageSources } from '@showroom/contract/site/site'
import { drawWhole } from '@showroom/sdk/server/draw-whole'
import { runPass, type RenderPass } from '@showroom/sdk/server/render-pass'
import { keeping, type Replies } from '@showroom/sdk/server/replies'
import { openShop, type Shop } from '@showroom/widgets/shop'
import { openState } from '@showroom/widgets/shop/initial-answers'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { ShopProvider } from '../../shop-context/ShopProvider.tsx'
import { preloadPages } from '../preload-pages.ts'
import type { InitialData } from '../initial-data.ts'
import { type RenderData, whileCollecting } from '../render-data.ts'
import { routes } from '../../routes.tsx'
import { withoutPreloads } from './preloads.ts'
import { isWhole, whyNotDrawn } from './why-not-drawn.ts'

export type Drawing = { html: string; renderData: RenderData; from: InitialData; replies: Replies }

const basename = '/showroom/'
const handler = createStaticHandler(routes, { basename })

let drawings = 0

/** A page as text, with all that it was drawn from. */
export const drawPage = async (address: string, sources: PageSources): Promise<Drawing> => {
  const replies: Replies = {}
  const call = keeping(replies, sources.call)
  const url = new URL(`/showroom${address}`, sources.origin)
  const [opened, context] = await Promise.all([
    call('GET /api/shop', { query: { showroom: platformShowroom } }),
    handler.query(new Request(url)),
    preloadPages(routes, url.pathname),
  ])
  if (context instanceof Response) throw new Error(`${address} leads elsewhere while it is drawn.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { shop, release } = shopOf(opened, call)
  const page = (
    <StrictMode>
      <ShopProvider initial={shop}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ShopProvider>
    </StrictMode>
  )
  try {
    const { drawing, answers } = await drawWhole(
      (path) => `/showroom${path}`,
      async (pass) => {
        const drawn = drawOnce(pass, page)
        if (!isWhole(drawn.html)) throw await runPass(pass, () => whyNotDrawn(page))
        return drawn
      },
    )
    return { ...drawing, replies, from: { shop: opened, given: { at: sources.now.getTime(), answers } } }
  } finally {
    release()
  }
}

const drawOnce = (pass: RenderPass, page: ReactNode) => {
  const renderData: RenderData = { pages: new Set(), sheets: new Set(), preloads: new Set() }
  const html = runPass(pass, () => whileCollecting(renderData, () => withoutPreloads(renderToString(page))))
  return { html, renderData }
}

/** A shop of its own for each drawing: nothing in it is anybody's. */
const shopOf = (
  opened: ReplyFor<'GET /api/shop'>,
  call: FragmentCall,
): { shop: Shop; release: () => void } => {
  drawings += 1
  const opening = openShop({ showroom: platformShowroom, apiBase: `http://drawing-${drawings}` })
  opening.state.setState(openState(opened))
  return { shop: { ...opening, apiBase: '', call }, release: opening.release }
}
