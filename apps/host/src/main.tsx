import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { earlyAnswered, isAskedEarly } from './session/asked-early.ts'
import { checkUser } from './session/useUserCheck.ts'
import { dialogsBeforeBack } from './layout/dialogs-before-back.ts'
import { inTime } from './layout/lazy-in-time.ts'
import type { Shop } from '@showroom/widgets/shop'
import { loading } from '@showroom/widgets/ui/Lazy.tsx'
import { openHostShop, ShopProvider } from './shop-context/ShopProvider.tsx'
import { useCurrentShowroom } from './shop-context/current-showroom.ts'
import { preloadPages } from './ssr/preload-pages.ts'
import { openInitialShop } from './ssr/initial-data.ts'
import { layOnStyles } from './ssr/written-styles.ts'
import { keyFirstEntry } from './ssr/scroll-key.ts'
import { scrollOnce } from './shop-context/scroll-once.ts'
import { restoreClientState } from './ssr/restore-client-state.ts'
import { routes } from './routes.tsx'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/page-tokens.css'
import './theme/base.css'
import './kit/form/form.css'

const root = document.getElementById('showroom')
if (!root) throw new Error('The page has no #showroom element.')

const longestWaitMs = 300
const briefly = () => new Promise((resolve) => setTimeout(resolve, longestWaitMs))
const answersSoon = () => (isAskedEarly() ? Promise.all([checkUser(), earlyAnswered()]) : undefined)

loading.within = inTime
keyFirstEntry()
restoreClientState()
const drawn = openInitialShop()
// Opened once the programs have come, so that it has nothing to wait for.
const openRouter = () =>
  dialogsBeforeBack(() => scrollOnce(createBrowserRouter(routes, { basename: '/showroom/' })))
const page = (shop: Shop) => (
  <StrictMode>
    <ShopProvider initial={shop}>
      <RouterProvider router={openRouter()} />
    </ShopProvider>
  </StrictMode>
)
// A failure to come is the page's own to tell.
const programs = inTime(preloadPages(routes, location.pathname)).catch(() => undefined)
if (drawn) {
  layOnStyles(root)
  await programs
  // In slices, this and all that follows, so that a touch is answered in between.
  await new Promise((resolve) => setTimeout(resolve))
  startTransition(() => void hydrateRoot(root, page(drawn)))
} else {
  // Asked for already: with all of it, the page is drawn once, and nothing takes another's place.
  await Promise.race([Promise.all([programs, answersSoon()]), briefly()])
  const shop = openHostShop(useCurrentShowroom.getState().showroom)
  startTransition(() => createRoot(root).render(page(shop)))
}
