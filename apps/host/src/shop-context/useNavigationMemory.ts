import { scrollDelayMs } from '@showroom/contract/policy/figures'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { create } from 'zustand'
import { writeStored } from './local-storage.ts'
import { beginsAtTop } from './scroll-once.ts'

/** Where the visitor was before; null on the first page of a visit. */
export const usePreviousPath = create<{ path: string | null }>(() => ({ path: null }))

/** The page that is shown; while the next one is drawn for the first time, still the one before it. */
let shown: string | null = null

/** The page before `pathname`, also while that is being drawn and nothing has been stored of the way there. */
export const pathBefore = (pathname: string): string | null =>
  shown !== null && shown !== pathname ? shown : usePreviousPath.getState().path

/**
 * Before each navigation the previous path is stored as redirect_to; from the cart to sign-in it is /checkout.
 * A new page starts at its top after 100 ms; Back and Forward return to where the visitor was.
 */
export const useNavigationMemory = () => {
  const { pathname, key, hash } = useLocation()
  const kind = useNavigationType()
  const previous = useRef(pathname)

  useEffect(() => {
    shown = pathname
    if (previous.current === pathname) return
    const cartToLogin = previous.current === '/cart' && pathname === '/login'
    writeStored('redirect_to', cartToLogin ? '/checkout' : previous.current)
    usePreviousPath.setState({ path: previous.current })
    previous.current = pathname
  }, [pathname])

  useEffect(() => {
    if (kind === 'POP' || hash !== '' || !beginsAtTop()) return undefined
    const timer = setTimeout(() => window.scrollTo(0, 0), scrollDelayMs)
    return () => clearTimeout(timer)
  }, [key, kind, hash])
}
