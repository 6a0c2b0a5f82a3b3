import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isAskedEarly } from './session/asked-early.ts'
import { askForUser } from './session/useUserCheck.ts'
import { inTime } from './layout/lazy-in-time.ts'
import { loading } from '@showroom/widgets/ui/Lazy.tsx'
import { ShopProvider } from './shop-context/ShopProvider.tsx'
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

const root = document.getElementById('showroom')
if (!root) throw new Error('The page has no #showroom element.')

const longestWaitMs = 300
const briefly = () => new Promise((resolve) => setTimeout(resolve, longestWaitMs))
const userSoon = async () => (isAskedEarly() ? askForUser() : undefined)

loading.within = inTime
keyFirstEntry()
restoreClientState()
const drawn = openInitialShop() ?? undefined
const page = () => (
  <StrictMode>
    <ShopProvider drawn={drawn}>
      <RouterProvider router={scrollOnce(createBrowserRouter(routes, { basename: '/showroom/' }))} />
    </ShopProvider>
  </StrictMode>
)
if (drawn) {
  layOnStyles(root)
  // A failure to come is the page's own to tell.
  await inTime(preloadPages(routes, location.pathname)).catch(() => undefined)
  // In slices, this and all that follows, so that a touch is answered in between.
  await new Promise((resolve) => setTimeout(resolve))
  startTransition(() => void hydrateRoot(root, page()))
} else {
  // Asked for already: with all of it, the page is drawn once, and nothing takes another's place.
  await Promise.race([Promise.all([preloadPages(routes, location.pathname), userSoon()]), briefly()])
  startTransition(() => createRoot(root).render(page()))
}
