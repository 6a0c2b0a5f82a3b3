import { Navigate, type RouteObject } from 'react-router'
import { accountRoutes } from './account-routes.tsx'
import { checkoutRoutes } from './checkout-routes.tsx'
import { embedRoutes } from './features/embed/embed-routes.tsx'
import { Frame } from './features/embed/Frame.tsx'
import { designAiRoutes } from './features/design-ai/design-ai-routes.tsx'
import { designerRoutes } from './features/designers/designer-routes.tsx'
import { helpRoutes } from './features/help/help-routes.tsx'
import { visualizerRoutes } from './features/visualizer/visualizer-routes.tsx'
import { olderLayout } from './layout/layout-kind.ts'
import { NotFound } from './layout/NotFound.tsx'
import { NotLoaded } from './layout/NotLoaded.tsx'
import { pageOf } from './ssr/page-of.tsx'
import { paths } from './paths.ts'
import { lazyInTime } from './layout/lazy-in-time.ts'

const Brands = pageOf('src/features/brands/Brands.tsx', () =>
  import('./features/brands/Brands.tsx').then(({ Brands }) => Brands),
)
const Cart = lazyInTime(() => import('./features/shop/Cart.tsx').then(({ Cart }) => Cart))
const Category = pageOf('src/features/shop/Category.tsx', () =>
  import('./features/shop/Category.tsx').then(({ Category }) => Category),
)
const Department = pageOf('src/features/shop/Department.tsx', () =>
  import('./features/shop/Department.tsx').then(({ Department }) => Department),
)
const EnterShowroom = lazyInTime(() =>
  import('./features/enter-showroom/EnterShowroom.tsx').then(({ EnterShowroom }) => EnterShowroom),
)
const Landing = pageOf('src/features/landing/Landing.tsx', () =>
  import('./features/landing/Landing.tsx').then(({ Landing }) => Landing),
)
const Product = pageOf('src/features/shop/Product.tsx', () =>
  import('./features/shop/Product.tsx').then(({ Product }) => Product),
)
const ProductDetails = pageOf('src/features/shop/Product.tsx', () =>
  import('./features/shop/Product.tsx').then(({ ProductDetails }) => ProductDetails),
)
const ShopAll = pageOf('src/features/shop/ShopAll.tsx', () =>
  import('./features/shop/ShopAll.tsx').then(({ ShopAll }) => ShopAll),
)

/** In place of a page that fails, with the frame of the site around it. */
const withFailure = (children: RouteObject[]): RouteObject[] => [{ errorElement: <NotLoaded />, children }]

/** Every address of the specification that exists so far, below /showroom/. */
export const routes: RouteObject[] = [
  ...withFailure([embedRoutes]),
  {
    element: <Frame />,
    children: withFailure([
      { id: 'shop-department', path: '/', element: <Landing /> },
      { id: 'department-list', path: '/department/:menuSlug/:categorySlug?', element: <Department /> },
      { id: 'shop-products', path: '/category/:category', element: <Category /> },
      { path: '/category/:category/product', element: <Category /> },
      { path: '/product/:hash/:vsdId?', element: <Product /> },
      { path: '/product-details', element: <ProductDetails /> },
      { path: '/visualize/contractor/all', element: <ShopAll /> },
      { path: '/cart', element: <Cart /> },
      { path: '/our-brands', element: <Brands /> },
      { path: '/s/:vsdId', element: <EnterShowroom /> },
      ...checkoutRoutes,
      ...accountRoutes,
      ...helpRoutes,
      ...designerRoutes,
      ...visualizerRoutes,
      { handle: olderLayout, children: designAiRoutes },
      { path: '/404', element: <NotFound /> },
      { path: '*', element: <Navigate to={paths.notFound} replace /> },
    ]),
  },
]
