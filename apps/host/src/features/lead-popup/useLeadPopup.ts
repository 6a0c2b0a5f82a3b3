import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../session/session.ts'
import { isBusy } from './is-busy.ts'
import { isPlaceOfOffer, mayOffer } from './lead-popup.rules.ts'
import { readOfferMemory, rememberClosed } from './lead-popup-memory.ts'

const lookEveryMs = 1_000

export type Offer = {
  /** It was called up once; it keeps what was typed while it is hidden. */
  isCalled: boolean
  isHidden: boolean
  close: () => void
}

/** Counts what somebody has seen of the site, and calls the offer up when that is enough. */
export const useLeadPopup = (): Offer => {
  const { pathname: path } = useLocation()
  const [isCalled, setCalled] = useState(false)
  const seen = useRef({ seconds: 0, screens: 0, pages: 0 })
  const isOfTrade = useSession(
    ({ status, user }) => status === 'unknown' || (user !== null && user.type !== 'User'),
  )

  useEffect(() => {
    seen.current.pages += 1
  }, [path])
  useEffect(() => {
    if (isCalled) return undefined
    const read = () => {
      seen.current.screens = Math.max(seen.current.screens, window.scrollY / window.innerHeight)
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return
      seen.current.seconds += lookEveryMs / 1_000
      const { seconds: secondsSeen, screens: screensRead, pages: pagesSeen } = seen.current
      const visit = { path, secondsSeen, screensRead, pagesSeen, isOfTrade, isBusy: false }
      // Looking through the page for dialogs is left for the end.
      const may = () => mayOffer({ ...visit, isBusy: isBusy() }, readOfferMemory(), new Date())
      if (mayOffer(visit, readOfferMemory(), new Date()) && may()) setCalled(true)
    }
    window.addEventListener('scroll', read, { passive: true })
    const timer = setInterval(look, lookEveryMs)
    return () => {
      window.removeEventListener('scroll', read)
      clearInterval(timer)
    }
  }, [path, isOfTrade, isCalled])

  const close = () => {
    rememberClosed(new Date())
    setCalled(false)
  }
  return { isCalled, isHidden: isOfTrade || !isPlaceOfOffer(path), close }
}
