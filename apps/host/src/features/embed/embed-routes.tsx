import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { PopupLayout } from './PopupLayout.tsx'

const EmbedSignIn = lazy(() =>
  import('./EmbedSignIn.tsx').then(({ EmbedSignIn }) => ({ default: EmbedSignIn })),
)
const EmbedCheckout = lazy(() =>
  import('./EmbedCheckout.tsx').then(({ EmbedCheckout }) => ({ default: EmbedCheckout })),
)
const Register = lazy(() =>
  import('../auth/register/Register.tsx').then(({ Register }) => ({ default: Register })),
)

/** What stands in the window that a contractor's website has opened. */
export const embedRoutes: RouteObject = {
  element: <PopupLayout />,
  children: [
    { path: '/embed/sign-in', element: <EmbedSignIn /> },
    { path: '/embed/sign-in/register', element: <Register /> },
    { path: '/embed/checkout', element: <EmbedCheckout /> },
    { path: '/embed/checkout/register', element: <Register /> },
  ],
}
