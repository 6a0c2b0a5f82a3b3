import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is as a media query says, now and when it is turned or widened. Not for what a server draws. */
export const useMedia = (query: string): boolean => {
  const listen = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}
