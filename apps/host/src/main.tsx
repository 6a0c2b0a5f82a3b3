import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ShopProvider } from './current/ShopProvider.tsx'
import { bringPages } from './drawn/bring-pages.ts'
import { openDrawnShop } from './drawn/drawn-page.ts'
import { layOnStyles } from './drawn/written-styles.ts'
import { nameEntry } from './name-entry.ts'
import { recallVisit } from './recall-visit.ts'
import { routes } from './routes.tsx'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/page-tokens.css'
import './theme/base.css'

const root = document.getElementById('showroom')
if (!root) throw new Error('The page has no #showroom element.')

nameEntry()
recallVisit()
const drawn = openDrawnShop() ?? undefined
const page = () => (
  <StrictMode>
    <ShopProvider drawn={drawn}>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/showroom/' })} />
    </ShopProvider>
  </StrictMode>
)
if (drawn) {
  layOnStyles(root)
  // A failure to come is the page's own to tell.
  await bringPages(routes, location.pathname).catch(() => undefined)
  // In slices, this and all that follows, so that a touch is answered in between.
  await new Promise((resolve) => setTimeout(resolve))
  startTransition(() => void hydrateRoot(root, page()))
} else createRoot(root).render(page())
