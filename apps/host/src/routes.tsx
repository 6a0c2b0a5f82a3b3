import { lazy } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { accountRoutes } from './account-routes.tsx'
import { checkoutRoutes } from './checkout-routes.tsx'
import { embedRoutes } from './embed/embed-routes.tsx'
import { Frame } from './embed/Frame.tsx'
import { helpRoutes } from './help/help-routes.tsx'
import { Landing } from './pages/Landing.tsx'
import { NotFound } from './pages/NotFound.tsx'
import { NotLoaded } from './pages/NotLoaded.tsx'
import { paths } from './paths.ts'

const Brands = lazy(() => import('./pages/Brands.tsx').then(({ Brands }) => ({ default: Brands })))
const Cart = lazy(() => import('./pages/Cart.tsx').then(({ Cart }) => ({ default: Cart })))
const Category = lazy(() => import('./pages/Category.tsx').then(({ Category }) => ({ default: Category })))
const Department = lazy(() =>
  import('./pages/Department.tsx').then(({ Department }) => ({ default: Department })),
)
const Product = lazy(() => import('./pages/Product.tsx').then(({ Product }) => ({ default: Product })))
const ProductDetails = lazy(() =>
  import('./pages/Product.tsx').then(({ ProductDetails }) => ({ default: ProductDetails })),
)
const ShopAll = lazy(() => import('./pages/ShopAll.tsx').then(({ ShopAll }) => ({ default: ShopAll })))

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
