import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ShopProvider } from './current/ShopProvider.tsx'
import { routes } from './routes.tsx'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'

const root = document.getElementById('showroom')
if (!root) throw new Error('The page has no #showroom element.')

createRoot(root).render(
  <StrictMode>
    <ShopProvider>
      <RouterProvider router={createBrowserRouter(routes, { basename: '/showroom/' })} />
    </ShopProvider>
  </StrictMode>,
)
