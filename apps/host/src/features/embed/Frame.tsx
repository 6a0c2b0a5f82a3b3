import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { useNavigationMemory } from '../../shop-context/useNavigationMemory.ts'
import { useHead } from '../../ssr/head/useHead.ts'
import { Layout } from '../../layout/Layout.tsx'
import { PageComing } from '../../layout/PageComing.tsx'
import { Wordmark } from '../../layout/Wordmark.tsx'
import { useSessionRules } from '../../session/useSessionRules.ts'
import { Toasts } from '../../kit/toast/Toasts.tsx'
import { type CheckoutIntent, useCheckoutIntent } from './checkout-intent.ts'
import { WebsiteBar } from './WebsiteBar.tsx'
import './PopupLayout.css'

/** What stands around our pages: all of the marketplace, or in the window of a website only what its order needs. */
export const Frame = () => {
  useHead()
  const intent = useCheckoutIntent((state) => state.intent)
  return intent ? <CheckoutWindow intent={intent} /> : <Layout />
}

const CheckoutWindow = ({ intent }: { intent: CheckoutIntent }) => {
  useNavigationMemory()
  useSessionRules()
  return (
    <>
      <header className="popup-top">
        <Wordmark />
        <WebsiteBar intent={intent} />
      </header>
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<PageComing />}>
          <Outlet />
        </Suspense>
      </main>
      <Toasts />
    </>
  )
}
