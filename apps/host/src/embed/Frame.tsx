import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useNavigationMemory } from '../current/useNavigationMemory.ts'
import { useHead } from '../head/useHead.ts'
import { Layout } from '../layout/Layout.tsx'
import { Wordmark } from '../layout/Wordmark.tsx'
import { useSessionRules } from '../session/useSessionRules.ts'
import { Toasts } from '../toast/Toasts.tsx'
import { type CheckoutErrand, useCheckoutErrand } from './checkout-errand.ts'
import { WebsiteBar } from './WebsiteBar.tsx'
import './PopupLayout.css'

/** What stands around our pages: all of the marketplace, or in the window of a website only what its order needs. */
export const Frame = () => {
  useHead()
  const errand = useCheckoutErrand((state) => state.errand)
  return errand ? <CheckoutWindow errand={errand} /> : <Layout />
}

const CheckoutWindow = ({ errand }: { errand: CheckoutErrand }) => {
  useNavigationMemory()
  useSessionRules()
  return (
    <>
      <header className="popup-top">
        <Wordmark />
        <WebsiteBar errand={errand} />
      </header>
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<div className="page" aria-busy="true" />}>
          <Outlet />
        </Suspense>
      </main>
      <Toasts />
    </>
  )
}
