import { shopsOnPage, recentlyViewedKey } from '@showroom/widgets/shop'
import type { Analytics } from './analytics/analytics.ts'
import type { Page } from './page.ts'
import type { Undo } from './watch-for-tags.ts'

export type Consent = 'granted' | 'denied'

/**
 * Holds back what the shop works without, where the page's script tag says `data-consent="required"`: analytics, and
 * remembering what was looked at. Kept for this page only, because whoever asks visitors keeps their answers already.
 */
export const createConsent = (page: Page) => {
  const wanted = new Set<Analytics>()
  const running = new Map<Analytics, Undo>()

  const start = async (name: Analytics) => {
    const { analytics } = await import('./analytics/analytics.ts')
    if (page.mayRemember && wanted.has(name) && !running.has(name)) running.set(name, analytics[name](page))
  }
  const stop = () => {
    for (const undo of running.values()) undo()
    running.clear()
  }
  const startWanted = () => Promise.all([...wanted].map(start))

  return {
    analytics: async (name: Analytics) => {
      wanted.add(name)
      if (page.mayRemember) await startWanted()
    },
    choose: async (choice: Consent) => {
      page.mayRemember = choice === 'granted'
      if (page.mayRemember) return void (await startWanted())
      stop()
      for (const { shop } of shopsOnPage().values())
        shop.keepsakes.write(shop.prefix + recentlyViewedKey, null)
    },
    end: stop,
  }
}
