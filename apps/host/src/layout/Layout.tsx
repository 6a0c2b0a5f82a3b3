import { Suspense, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { Hydrated } from '../ssr/Hydrated.tsx'
import { useNavigationMemory } from '../shop-context/useNavigationMemory.ts'
import { useAnalytics } from '../features/analytics/useAnalytics.ts'
import { ClientViewBand } from '../features/client-view/ClientViewBand.tsx'
import { useJoinByInvite } from '../features/invites/useJoinByInvite.ts'
import { LeadPopupWatch } from '../features/lead-popup/LeadPopupWatch.tsx'
import { usePendingWatch } from '../features/notifications/usePendingCount.ts'
import { useThankYou } from '../session/thank-you.ts'
import { useSessionRules } from '../session/useSessionRules.ts'
import { Toasts } from '../kit/toast/Toasts.tsx'
import { Footer } from './footer/Footer.tsx'
import { SlimFooter } from './footer/SlimFooter.tsx'
import { Header } from './Header.tsx'
import { useLayoutKind } from './layout-kind.ts'
import { LoggingOut } from './LoggingOut.tsx'
import { LookingOn } from './LookingOn.tsx'
import { PageComing } from './PageComing.tsx'
import { OffCanvasMenu } from './OffCanvasMenu.tsx'
import { lazyInTime } from './lazy-in-time.ts'
import { layoutMessages as messages } from './messages.ts'
import { useAnchors } from './useAnchors.ts'
import { useDeviceType } from './useDeviceType.ts'

const ThankYou = lazyInTime(() => import('./ThankYou.tsx').then(({ ThankYou }) => ThankYou))

const site = () => document.getElementById('showroom')

export const Layout = () => {
  const [menuOpen, setMenuOpen] = useState(false)
  const thanked = useThankYou((state) => state.thanked)
  const layout = useLayoutKind()
  useNavigationMemory()
  useAnchors()
  useAnalytics()
  useDeviceType()
  useSessionRules()
  usePendingWatch()
  useJoinByInvite()
  return (
    <>
      <a className="skip-link" href="#content">
        {messages.skipToContent}
      </a>
      <Header onMenu={() => setMenuOpen(true)} />
      <OffCanvasMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<PageComing />}>
          <Outlet />
          <Hydrated placeOf={site} />
        </Suspense>
      </main>
      {layout === 'older' ? <SlimFooter /> : <Footer />}
      <LeadPopupWatch />
      <Suspense>{thanked && <ThankYou thanked={thanked} />}</Suspense>
      <ClientViewBand />
      <LookingOn />
      <LoggingOut />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
