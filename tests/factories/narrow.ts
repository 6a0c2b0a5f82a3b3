import { expect, type Locator, type Page } from '@playwright/test'
import { standsStill } from './still.ts'

/** What a page shows, from the right to the left. */
export const turn = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'))
  })

/** What reaches over an edge of the window, where no frame of its own scrolls it. */
const reachingOver = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX !== 'visible') return true
      }
      return false
    }
    return [...document.querySelectorAll('main *, dialog *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1) && !isCut(element)
      })
      .map((element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`)
  })

/** Nothing of it is pushed sideways in a window of 320 px. */
export const fitsNarrow = async (page: Page, what: string) => {
  await standsStill(page)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.soft.poll(width, what).toBeLessThanOrEqual(320)
  await expect.soft.poll(() => reachingOver(page), what).toEqual([])
}

/** English is read from the left to the right, whichever way the page runs: its first letter is left of its last. */
export const readsOn = async (words: Locator) => {
  await expect(words).toBeVisible()
  const places = await words.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    const placeOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text ?? element, at)
      range.setEnd(text ?? element, at + 1)
      return range.getBoundingClientRect().left
    }
    return { first: placeOf(0), last: placeOf((text?.textContent?.length ?? 1) - 1) }
  })
  expect(places.first, (await words.textContent()) ?? '').toBeLessThan(places.last)
}
