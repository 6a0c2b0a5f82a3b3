import { lazy, Suspense, useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { TakenOver } from '../drawn/TakenOver.tsx'
import { useNavigationMemory } from '../current/useNavigationMemory.ts'
import { OfferWatch } from '../offer/OfferWatch.tsx'
import { useThankYou } from '../session/thank-you.ts'
import { useSessionRules } from '../session/useSessionRules.ts'
import { Toasts } from '../toast/Toasts.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './Header.tsx'
import { LoggingOut } from './LoggingOut.tsx'
import { OffCanvasMenu } from './OffCanvasMenu.tsx'

const ThankYou = lazy(() => import('./ThankYou.tsx').then(({ ThankYou }) => ({ default: ThankYou })))

const site = () => document.getElementById('showroom')

export const Layout = () => {
  const [menuOpen, setMenuOpen] = useState(false)
  const thanked = useThankYou((state) => state.thanked)
  useNavigationMemory()
  useSessionRules()
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header onMenu={() => setMenuOpen(true)} />
      <OffCanvasMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<div className="page" aria-busy="true" />}>
          <Outlet />
          <TakenOver placeOf={site} />
        </Suspense>
      </main>
      <Footer />
      <OfferWatch />
      <Suspense>{thanked && <ThankYou thanked={thanked} />}</Suspense>
      <LoggingOut />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
