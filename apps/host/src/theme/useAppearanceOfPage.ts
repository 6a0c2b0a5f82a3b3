import type { User } from '@showroom/contract/account/account'
import { type Scheme, useScheme } from '@showroom/widgets/frame'
import { useEffect, useLayoutEffect } from 'react'
import { call } from '../data/call.ts'
import { forgetDisplay, keepDisplay } from '../shop-context/display.ts'
import { useSession } from '../session/session.ts'
import { forgetAppearance, setAppearance, useAppearance } from './appearance.ts'

/** Dresses the page as the settings of whoever is signed in say. */
export const useAppearanceOfPage = (): Scheme => {
  useSettingsOfPerson()
  const { theme, isStill } = useAppearance()
  const scheme = useScheme(theme)
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme
  }, [scheme])
  useLayoutEffect(() => {
    if (isStill) document.documentElement.dataset.motion = 'reduced'
    else delete document.documentElement.dataset.motion
  }, [isStill])
  return scheme
}

const useSettingsOfPerson = () => {
  const status = useSession((session) => session.status)
  const userId = useSession(({ user }) => (user && mayAsk(user) ? user.id : undefined))
  useEffect(() => {
    // Of now: a page that is hydrated is drawn for nobody at first.
    if (useSession.getState().status === 'out') {
      forgetAppearance()
      forgetDisplay()
    }
    if (userId === undefined) return undefined
    const leaving = new AbortController()
    call('GET /api/setting', { signal: leaving.signal })
      .then(({ data }) => {
        setAppearance(data)
        keepDisplay(data)
      })
      // No network: the page stays as it is dressed.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [status, userId])
}

/** An Admin's settings wait for the one-time code, as everything else of theirs. */
const mayAsk = ({ type, otp_verified }: User): boolean => type !== 'Admin' || otp_verified
