import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { scrollToElement } from './smooth-scroll.ts'

/** The id that the address ends with; empty where it names none. */
export const linkedId = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** A page that comes in after its address was gone to goes on at the place that was asked for. */
export const useLinkedPlace = (): void => {
  const { hash } = useLocation()
  useEffect(() => {
    const id = linkedId(hash)
    const place = id === '' ? null : document.getElementById(id)
    if (place) scrollToElement(place)
  }, [hash])
}
