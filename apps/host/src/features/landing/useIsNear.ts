import { type RefObject, useEffect, useState } from 'react'

const screenful = '800px'

/** True for good once the place has come within a screenful of what is seen. */
export const useIsNear = (place: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return undefined
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: screenful },
    )
    sight.observe(element)
    return () => sight.disconnect()
  }, [place, isNear])
  return isNear
}
