import { pageMeta } from '../../data/page-meta.ts'
import { deviceTypeOf } from '../../layout/device-type.ts'
import { asksForPrivacy } from '../../shop-context/asks-for-privacy.ts'
import { useChoices } from '../../shop-context/choices.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { type AnalyticsEvent, pageOf, type Told } from './analytics-event.rules.ts'

/** Whom a page tells: nobody without a collector, without its visitor's word, or against what their browser asks. */
const collector = (): string | null =>
  useChoices.getState().letsCount && !asksForPrivacy() ? pageMeta.analyticsUrl : null

export const tellCollector = (told: Told): void => {
  const url = collector()
  if (url === null) return
  const event: AnalyticsEvent = {
    ...told,
    page: pageOf(location.pathname.replace('/showroom', '') || '/'),
    showroom: useCurrentShowroom.getState().showroom,
    device: deviceTypeOf(window.innerWidth),
  }
  // As plain text no collector has to answer a question before it.
  navigator.sendBeacon(url, JSON.stringify(event))
}
