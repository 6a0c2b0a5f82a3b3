import { scrollDelayMs } from '@showroom/contract/policy/figures'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { create } from 'zustand'
import { wayBackTo } from '../session/way-back.rules.ts'
import { writeStored } from './local-storage.ts'
import { beginsAtTop } from './scroll-once.ts'

/** Where the visitor was before; null on the first page of a visit. */
export const usePreviousPath = create<{ path: string | null }>(() => ({ path: null }))

type Place = { pathname: string; search: string }

/** The page that is shown; while the next one is drawn for the first time, still the one before it. */
let shown: Place | null = null

/** The page before `pathname`, also while that is being drawn and nothing has been stored of the way there. */
export const pathBefore = (pathname: string): string | null =>
  shown !== null && shown.pathname !== pathname ? wayBackTo(shown) : usePreviousPath.getState().path

/**
 * Before each navigation the previous path is stored as redirect_to; from the cart to sign-in it is /checkout.
 * A new page starts at its top after 100 ms; Back and Forward return to where the visitor was.
 */
export const useNavigationMemory = () => {
  const { pathname, search, key, hash } = useLocation()
  const kind = useNavigationType()
  const previous = useRef({ pathname, search })

  useEffect(() => {
    const before = previous.current
    previous.current = { pathname, search }
    shown = previous.current
    if (before.pathname === pathname) return
    const path = wayBackTo(before)
    const cartToLogin = before.pathname === '/cart' && pathname === '/login'
    writeStored('redirect_to', cartToLogin ? '/checkout' : path)
    usePreviousPath.setState({ path })
  }, [pathname, search])

  useEffect(() => {
    if (kind === 'POP' || hash !== '' || !beginsAtTop()) return undefined
    const timer = setTimeout(() => window.scrollTo(0, 0), scrollDelayMs)
    return () => clearTimeout(timer)
  }, [key, kind, hash])
}
