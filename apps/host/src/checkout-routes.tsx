import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { olderLayout } from './layout/layout-kind.ts'
import { Guarded } from './session/Guarded.tsx'

const PriceReview = lazy(() =>
  import('./features/prices/PriceReview.tsx').then(({ PriceReview }) => ({ default: PriceReview })),
)
const ReceiveDelivery = lazy(() =>
  import('./features/shipments/ReceiveDelivery.tsx').then(({ ReceiveDelivery }) => ({
    default: ReceiveDelivery,
  })),
)
const ReturnPage = lazy(() =>
  import('./features/orders/returns/ReturnPage.tsx').then(({ ReturnPage }) => ({ default: ReturnPage })),
)
const Checkout = lazy(() =>
  import('./features/checkout/Checkout.tsx').then(({ Checkout }) => ({ default: Checkout })),
)
const CheckoutPayment = lazy(() =>
  import('./features/checkout/payment/CheckoutPayment.tsx').then(({ CheckoutPayment }) => ({
    default: CheckoutPayment,
  })),
)
const OrderPage = lazy(() =>
  import('./features/orders/OrderPage.tsx').then(({ OrderPage }) => ({ default: OrderPage })),
)
const ThankYou = lazy(() =>
  import('./features/orders/ThankYou.tsx').then(({ ThankYou }) => ({ default: ThankYou })),
)
const YourOrders = lazy(() =>
  import('./features/orders/YourOrders.tsx').then(({ YourOrders }) => ({ default: YourOrders })),
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
