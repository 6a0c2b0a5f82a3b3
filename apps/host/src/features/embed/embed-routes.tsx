import type { RouteObject } from 'react-router'
import { PopupLayout } from './PopupLayout.tsx'
import { lazyInTime } from '../../layout/lazy-in-time.ts'

const EmbedSignIn = lazyInTime(() => import('./EmbedSignIn.tsx').then(({ EmbedSignIn }) => EmbedSignIn))
const EmbedCheckout = lazyInTime(() =>
  import('./EmbedCheckout.tsx').then(({ EmbedCheckout }) => EmbedCheckout),
)
const Register = lazyInTime(() => import('../auth/register/Register.tsx').then(({ Register }) => Register))

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
