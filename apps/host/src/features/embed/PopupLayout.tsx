import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PageComing } from '../../layout/PageComing.tsx'
import { Wordmark } from '../../layout/Wordmark.tsx'
import { followOtherTabs } from '../../session/session.ts'
import { useUserCheck } from '../../session/useUserCheck.ts'
import { Toasts } from '../../kit/toast/Toasts.tsx'
import { Intent, intentAt } from './intent.ts'
import './PopupLayout.css'

/** A small window that a website has opened: nothing leads away from what it is for. */
export const PopupLayout = () => {
  const here = useLocation()
  useUserCheck()
  useEffect(followOtherTabs, [])
  return (
    <Intent value={intentAt(here)}>
      <main className="popup">
        <div className="popup-mark">
          <Wordmark />
        </div>
        <Suspense fallback={<PageComing />}>
          <Outlet />
        </Suspense>
      </main>
      <Toasts />
    </Intent>
  )
}
