import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useChoices } from '../../shop-context/choices.ts'
import { type Told, toldOf } from './analytics-event.rules.ts'
import { tellCollector } from './tell-collector.ts'

const hear = (): (() => void) => {
  const stops = Object.entries(toldOf).map(([name, tell]) => {
    const listener = (event: Event) => {
      const told: Told | null =
        event instanceof CustomEvent ? Reflect.apply(tell, undefined, [event.detail]) : null
      if (told) tellCollector(told)
    }
    document.addEventListener(`showroom:${name}`, listener)
    return () => document.removeEventListener(`showroom:${name}`, listener)
  })
  return () => {
    for (const stop of stops) stop()
  }
}

/** Tells a collector, where the page names one and its visitor has agreed, which pages and goods are looked at. */
export const useAnalytics = (): void => {
  const { pathname } = useLocation()
  const letsCount = useChoices((choices) => choices.letsCount)
  useEffect(() => (letsCount ? hear() : undefined), [letsCount])
  useEffect(() => {
    if (letsCount) tellCollector({ event: 'page_view' })
  }, [letsCount, pathname])
}
