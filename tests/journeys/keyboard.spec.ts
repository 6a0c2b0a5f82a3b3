import type { Page } from '@playwright/test'
import { expect, hostAt, test } from '../factories/person.ts'
import { guestOn } from '../factories/shopper.ts'
import { standsStill } from '../factories/still.ts'
import { aProduct } from '../factories/stops.ts'
import { atGate } from '../factories/lane.ts'

type Stop = { name: string; isSeen: boolean; hasRing: boolean; isBelowMain: boolean }

/** What has the keyboard, in whatever shadow root, and whether somebody would see that. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    let element = document.activeElement
    const isBelowMain = element?.closest('footer') !== null
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const rings: Element[] = [element, ...(element.parentElement ? [element.parentElement] : [])]
    const siblings = [...(element.parentElement?.children ?? [])]
    const drawn = [...rings, ...siblings].flatMap((each) =>
      [null, '::before', '::after'].map((part) => getComputedStyle(each, part)),
    )
    const hasRing = drawn.some(({ outlineStyle, outlineWidth, boxShadow }) => {
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
    return {
      name: `${element.tagName} “${(element.getAttribute('aria-label') ?? element.innerText).slice(0, 40)}”`,
      isSeen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      hasRing,
      isBelowMain,
    }
  })

/** From the top of the page to its footer, tab by tab. */
const walkDown = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = []
  for (let pressed = 0; pressed < 250; pressed += 1) {
    await page.keyboard.press('Tab')
    const stop = await stopOf(page)
    if (!stop || stop.isBelowMain) return stops
    stops.push(stop)
  }
  throw new Error('The keyboard does not come to the footer.')
}

const pages: [name: string, path: () => string | Promise<string>][] = [
  ['landing page', () => '/'],
  ['category', () => '/category/porcelain-tile'],
  ['product', async () => `/product/${await aProduct()}/HARVEST2`],
  ['cart', () => '/cart'],
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of pages)
  test(
    `the keyboard goes down the ${name} to its footer, and is seen at each stop`,
    atGate(name === 'product'),
    async ({ page }) => {
      if (name === 'cart') await guestOn(page)
      await page.goto(hostAt(await path()))
      await standsStill(page)
      const stops = await walkDown(page)
      expect(stops.length).toBeGreaterThan(5)
      expect(stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing)).toEqual([])
    },
  )
