import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether this place of the page came as HTML: it must equal that. It stays so for as long as the place is there, and
 * React, which asks again once the page is hydrated, hears the same: another answer would draw all that stands below
 * once more, in one go.
 */
export const useIsHydrated = (): boolean => {
  const [place] = useState({ isHydrated: false })
  return useSyncExternalStore(
    never,
    () => place.isHydrated,
    () => {
      place.isHydrated = true
      return true
    },
  )
}

/** What this browser remembers. A server remembers nothing of anybody, so what it drew begins with `nothing`. */
export const useRestored = <Value>(restore: () => Value, nothing: Value) => {
  const isHydrated = useIsHydrated()
  const [value, setValue] = useState(() => (isHydrated ? nothing : restore()))
  useEffect(() => {
    if (isHydrated) setValue(restore())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has been hydrated
  }, [isHydrated])
  return [value, setValue] as const
}
