import { expect, type Page } from '@playwright/test'
import { test as base, theServer } from './server.ts'

export const hostAt = (path: string) => `${theServer().origin}/showroom${path}`
/** A path of our origin beside the pages: a call, robots. */
export const originAt = (path: string) => new URL(path, theServer().origin).href
export const contractorAt = (path: string) => `${theServer().contractorOrigin}${path}`

type Watched = {
  complaints: string[]
  /** What a journey brings about on purpose, such as a refusal that browsers write to their console. */
  complainsOf: RegExp | null
}

/**
 * A page that came drawn looks ready before it is: it answers to gestures once the browser has hydrated it, and once
 * the visitor's own showroom has come.
 */
export const pageHydrated = (page: Page) =>
  expect(page.locator('[data-awaits-browser], #showroom[inert]')).toHaveCount(0)

/** Every page of a journey is watched: an error, a console message or a blocked resource fails it. */
export const test = base.extend<Watched>({
  page: async ({ page, javaScriptEnabled }, give) => {
    if (javaScriptEnabled === false) return give(page)
    const { goto, reload } = page
    page.goto = async (...asked) => {
      const reply = await goto.apply(page, asked)
      await pageHydrated(page)
      return reply
    }
    page.reload = async (...asked) => {
      const reply = await reload.apply(page, asked)
      await pageHydrated(page)
      return reply
    }
    await give(page)
  },
  complainsOf: [null, { option: true }],
  complaints: [
    async ({ page, complainsOf, server }, use) => {
      const complaints: string[] = []
      watch(page, complaints)
      const before = server.restarts
      await use(complaints)
      const expected = [complainsOf, server.restarts > before ? saysAway : null]
      expect(complaints.filter((complaint) => !expected.some((each) => each?.test(complaint)))).toEqual([])
    },
    { auto: true },
  ],
})

/** What the browser remarks when it is slow, of any page: no page has done it. */
export const isBrowsersOwn = (said: string): boolean =>
  /was preloaded using link preload but not used within a few seconds/.test(said)

/** What browsers write of a server that a journey restarts: a page that is open asks on meanwhile. */
const saysAway = /ERR_(CONNECTION_|EMPTY_RESPONSE|INCOMPLETE)|status of 503/

const watch = (page: Page, complaints: string[]) => {
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isBrowsersOwn(message.text())) return
    complaints.push(`console: ${message.text()}`)
  })
}

export { expect }
