import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageMeta } from '../../data/page-meta.ts'
import { deviceTypeOf } from '../../layout/device-type.ts'
import { useChoices } from '../../shop-context/choices.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { type AnalyticsEvent, pageOf, toldOf } from './analytics-event.rules.ts'

/** A browser that asks not to be followed is not, whatever was chosen here. */
const asksForPrivacy = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

const send = (url: string, told: Pick<AnalyticsEvent, 'event' | 'items'>): void => {
  const event: AnalyticsEvent = {
    ...told,
    page: pageOf(location.pathname.replace('/showroom', '') || '/'),
    showroom: useCurrentShowroom.getState().showroom,
    device: deviceTypeOf(window.innerWidth),
  }
  // As plain text no collector has to answer a question before it.
  navigator.sendBeacon(url, JSON.stringify(event))
}

const hear = (url: string): (() => void) => {
  const stops = Object.entries(toldOf).map(([name, tell]) => {
    const listener = (event: Event) => {
      const told: Pick<AnalyticsEvent, 'event' | 'items'> | null =
        event instanceof CustomEvent ? Reflect.apply(tell, undefined, [event.detail]) : null
      if (told) send(url, told)
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
  const url = letsCount ? pageMeta.analyticsUrl : null
  useEffect(() => (url === null || asksForPrivacy() ? undefined : hear(url)), [url])
  useEffect(() => {
    if (url !== null && !asksForPrivacy()) send(url, { event: 'page_view' })
  }, [url, pathname])
}
