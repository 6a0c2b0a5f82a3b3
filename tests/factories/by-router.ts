import type { Page } from '@playwright/test'
import { isNight } from './lane.ts'
import { hostAt, pageHydrated } from './visit.ts'

const marker = 'on the way'

/**
 * As a link of the site leads to a page: its program is in the browser already, which is what a load is made of. Told
 * to the router as Back and Forward are; it has arrived when the way back is stored (`useNavigationMemory`).
 */
const goByRouter = async (page: Page, address: string) => {
  await page.evaluate(
    ([to, wait]) => {
      localStorage.setItem('redirect_to', wait)
      history.pushState({ usr: null, key: crypto.randomUUID(), idx: 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    },
    [address, marker] as const,
  )
  await page.waitForFunction((wait) => localStorage.getItem('redirect_to') !== wait, marker)
  await pageHydrated(page)
}

/** Another page of the site: from the page before at the gate, read anew at night. */
export const goOnTo = async (page: Page, stop: string) => {
  const address = hostAt(stop)
  const [from, to] = [page.url(), address].map((url) => (url === 'about:blank' ? null : new URL(url)))
  const isNear = from?.origin === to?.origin && from?.pathname !== to?.pathname
  if (isNight || !isNear) await page.goto(address)
  else await goByRouter(page, address)
}
