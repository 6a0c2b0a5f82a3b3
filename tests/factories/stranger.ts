import type { Page } from '@playwright/test'
import { serveGuest } from './guest-site.ts'

/** A website that nobody has put on the showroom's list, and that hears whatever a window tells it. */
export const aStranger = async (page: Page) => {
  const stranger = await serveGuest({ '/': '<!doctype html><title>Stranger</title>' })
  await page.goto(stranger.origin)
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      document.title = `heard ${JSON.stringify(data)}`
    })
  })
  const random = 'x'.repeat(43)
  const asked = { showroom: 'K7QWM3ZT', origin: stranger.origin, state: random, challenge: random }
  const open = async (address: string): Promise<Page> => {
    const [popup] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((url) => void window.open(url), address),
    ])
    return popup
  }
  return { query: new URLSearchParams(asked), random, open, close: stranger.close }
}
