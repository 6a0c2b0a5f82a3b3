import type { Page } from '@playwright/test'
import { expect, hostAt, test } from '../factories/person.ts'
import { sidewaysOf, standsStill } from '../factories/still.ts'
import { aProduct } from '../factories/stops.ts'
import { arrive, type Visitor, visitors } from '../factories/visitors.ts'
import { atGate } from '../factories/lane.ts'

/** As browsers do that enlarge only text: every size of it twice as big, shadow roots included. */
const doubleText = (page: Page) =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document]
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
    const sized = roots
      .flatMap((root) => [...root.querySelectorAll('*')])
      .filter((element) => element instanceof HTMLElement)
      .map((element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const)
    for (const [element, size] of sized) element.style.setProperty('font-size', `${size * 2}px`, 'important')
  })

/** Words that are wider or taller than what cuts them off; a name that may end in dots says so itself. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document]
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
    return roots
      .flatMap((root) => [
        ...root.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, p, li, dt, dd'),
      ])
      .filter(
        (element) => element instanceof HTMLElement && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, clip, clipPath, webkitLineClamp } =
          getComputedStyle(element)
        const isForReaders = clip !== 'auto' || clipPath !== 'none' || element.clientWidth <= 1
        if (isForReaders || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
        const isWide =
          overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
        const isTall =
          overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1
        return isWide || isTall
      })
      .map((element) => `${element.tagName}.${element.className} “${element.innerText.slice(0, 40)}”`)
  })

const pages: [name: string, path: (visitor: Visitor) => string | Promise<string>][] = [
  ['landing page', () => '/'],
  ['category', () => '/category/porcelain-tile'],
  ['product', async () => `/product/${await aProduct()}/HARVEST2`],
  ['cart', () => '/cart'],
  ['checkout', () => '/checkout'],
  ['order', ({ order }) => `/your_orders/${order}`],
  ['project', ({ project }) => `/projects/${project}/items`],
  ['account', () => '/account/profile'],
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 1280])
  test(
    `text of twice its size is whole at ${width} px, and nothing is pushed aside`,
    atGate(false),
    async ({ page }) => {
      const client = await visitors.client()
      await arrive(page, client, true)
      await page.setViewportSize({ width, height: 900 })
      for (const [name, path] of pages) {
        await page.goto(hostAt(await path(client)))
        await standsStill(page)
        await doubleText(page)
        const found = { sideways: await sidewaysOf(page), cut: await cutWords(page) }
        expect.soft(found, name).toEqual({ sideways: 0, cut: [] })
        if (process.env.LARGE_TEXT_PICTURES)
          await page.screenshot({
            path: `${process.env.LARGE_TEXT_PICTURES}/${name}-${width}.png`,
            fullPage: true,
          })
      }
    },
  )
