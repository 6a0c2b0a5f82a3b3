import { lazy } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { accountRoutes } from './account-routes.tsx'
import { checkoutRoutes } from './checkout-routes.tsx'
import { embedRoutes } from './embed/embed-routes.tsx'
import { Frame } from './embed/Frame.tsx'
import { helpRoutes } from './help/help-routes.tsx'
import { NotFound } from './pages/NotFound.tsx'
import { NotLoaded } from './pages/NotLoaded.tsx'
import { pageOf } from './page-of.tsx'
import { paths } from './paths.ts'

const Brands = pageOf('src/pages/Brands.tsx', () => import('./pages/Brands.tsx').then(({ Brands }) => Brands))
const Cart = lazy(() => import('./pages/Cart.tsx').then(({ Cart }) => ({ default: Cart })))
const Category = pageOf('src/pages/Category.tsx', () =>
  import('./pages/Category.tsx').then(({ Category }) => Category),
)
const Department = pageOf('src/pages/Department.tsx', () =>
  import('./pages/Department.tsx').then(({ Department }) => Department),
)
const Landing = pageOf('src/pages/Landing.tsx', () =>
  import('./pages/Landing.tsx').then(({ Landing }) => Landing),
)
const Product = pageOf('src/pages/Product.tsx', () =>
  import('./pages/Product.tsx').then(({ Product }) => Product),
)
const ProductDetails = pageOf('src/pages/Product.tsx', () =>
  import('./pages/Product.tsx').then(({ ProductDetails }) => ProductDetails),
)
const ShopAll = pageOf('src/pages/ShopAll.tsx', () =>
  import('./pages/ShopAll.tsx').then(({ ShopAll }) => ShopAll),
)

/** In place of a page that fails, with the frame of the site around it. */
const withFailure = (children: RouteObject[]): RouteObject[] => [{ errorElement: <NotLoaded />, children }]

/** Every address of the specification that exists so far, below /showroom/. */
export const routes: RouteObject[] = [
  embedRoutes,
  {
    element: <Frame />,
    children: withFailure([
      { path: '/', element: <Landing /> },
      { path: '/department/:menuSlug/:categorySlug?', element: <Department /> },
      { path: '/category/:category', element: <Category /> },
      { path: '/category/:category/product', element: <Category /> },
      { path: '/product/:hash/:vsdId?', element: <Product /> },
      { path: '/product-details', element: <ProductDetails /> },
      { path: '/visualize/contractor/all', element: <ShopAll /> },
      { path: '/cart', element: <Cart /> },
      { path: '/our-brands', element: <Brands /> },
      ...checkoutRoutes,
      ...accountRoutes,
      ...helpRoutes,
      { path: '/404', element: <NotFound /> },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ]),
  },
]
