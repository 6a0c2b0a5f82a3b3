import type { RouteObject } from 'react-router'
import { olderLayout } from './layout/layout-kind.ts'
import { Guarded } from './session/Guarded.tsx'
import { lazyInTime } from './layout/lazy-in-time.ts'

const PriceReview = lazyInTime(() =>
  import('./features/prices/PriceReview.tsx').then(({ PriceReview }) => PriceReview),
)
const ReceiveDelivery = lazyInTime(() =>
  import('./features/shipments/ReceiveDelivery.tsx').then(({ ReceiveDelivery }) => ReceiveDelivery),
)
const ReturnPage = lazyInTime(() =>
  import('./features/orders/returns/ReturnPage.tsx').then(({ ReturnPage }) => ReturnPage),
)
const Checkout = lazyInTime(() => import('./features/checkout/Checkout.tsx').then(({ Checkout }) => Checkout))
const CheckoutPayment = lazyInTime(() =>
  import('./features/checkout/payment/CheckoutPayment.tsx').then(({ CheckoutPayment }) => CheckoutPayment),
)
const OrderPage = lazyInTime(() =>
  import('./features/orders/OrderPage.tsx').then(({ OrderPage }) => OrderPage),
)
const ThankYou = lazyInTime(() => import('./features/orders/ThankYou.tsx').then(({ ThankYou }) => ThankYou))
const YourOrders = lazyInTime(() =>
  import('./features/orders/YourOrders.tsx').then(({ YourOrders }) => YourOrders),
)

/** From the cart to the orders. */
export const checkoutRoutes: RouteObject[] = [
  {
    element: <Guarded />,
    handle: olderLayout,
    children: [
      { path: '/checkout', element: <Checkout /> },
      { path: '/checkout-payment', element: <CheckoutPayment /> },
      { path: '/thankyou', element: <ThankYou /> },
    ],
  },
  { path: '/your_orders', handle: olderLayout, element: <YourOrders /> },
  { path: '/your_orders/:id', handle: olderLayout, element: <OrderPage /> },
  { path: '/your_orders/:id/changes', handle: olderLayout, element: <PriceReview /> },
  { path: '/your_orders/:id/receive', handle: olderLayout, element: <ReceiveDelivery /> },
  { path: '/your_orders/:id/return', handle: olderLayout, element: <ReturnPage /> },
]
