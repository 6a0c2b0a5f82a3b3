import { useEffect } from 'react'
import { scrollToElement } from './smooth-scroll.ts'

/** What a link names on the page that it stands on: `#id`, without the control keys that open it elsewhere. */
const namedBy = (event: MouseEvent): HTMLElement | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  const id = link?.getAttribute('href')?.slice(1) ?? ''
  // A link for the keyboard moves the keyboard, and nothing is to be waited for.
  return link?.matches('.skip-link') || id === '' ? null : document.getElementById(decodeURIComponent(id))
}

/** Links to a place of the same page go there smoothly; their address is written as ever. */
export const useAnchors = (): void => {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const place = namedBy(event)
      if (!place) return
      const before = window.scrollY
      const back = () => {
        window.scrollTo({ top: before, behavior: 'instant' })
        scrollToElement(place)
      }
      // After the browser has gone there by itself, which also moves the keyboard's next stop.
      requestAnimationFrame(back)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
