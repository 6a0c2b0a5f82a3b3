import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { readHostTable } from '../factories/host-routes.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { brokenPictures, sidewaysOf, standsStill } from '../factories/still.ts'
import { stopsOf } from '../factories/stops.ts'
import { arrive, dressAsBrowser, type VisitorName, visitors } from '../factories/visitors.ts'

const widths = [390, 1280]

/** A guest’s page is light whatever the browser says; where only clients go is looked at by them alone. */
const schemesOf = (name: VisitorName, isSeenByGuests: boolean): ('light' | 'dark')[] => {
  if (name === 'guest') return ['light']
  return isSeenByGuests ? ['dark'] : ['light', 'dark']
}

const lookAt = async (page: Page, stop: string, schemes: readonly ('light' | 'dark')[]) => {
  for (const colorScheme of schemes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      // The settings of whoever is signed in come after the page, which may have been drawn light.
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
      await standsStill(page)
      const found = {
        axe: await violationsOf(page),
        pictures: await brokenPictures(page),
        sideways: await sidewaysOf(page),
      }
      const where = `${stop}, ${colorScheme}, ${width} px wide`
      expect.soft(found, where).toEqual({ axe: [], pictures: [], sideways: 0 })
    }
}

/** Of many stops each of a few walkers takes their share, so that they walk at once. */
const walks: [VisitorName, share: number, of: number][] = [
  ['guest', 0, 2],
  ['guest', 1, 2],
  ['client', 0, 2],
  ['client', 1, 2],
  ['contractor', 0, 1],
  ['vendor', 0, 1],
  ['admin', 0, 1],
]

test.describe.configure({ mode: 'parallel' })
// axe is put into the page as text; links that do not work are walked to as well.
test.use({ bypassCSP: true, complainsOf: /status of 4\d\d/, contextOptions: { reducedMotion: 'reduce' } })

for (const [name, share, of] of walks)
  test(`every page that a ${name} can go to is whole, and within everybody’s reach (${share + 1}/${of})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const table = await readHostTable()
    const visitor = await visitors[name]()
    await dressAsBrowser(visitor)
    await arrive(page, visitor, name === 'client')
    const open = name === 'client' ? await stopsOf('guest', visitor, table) : []
    const stops = (await stopsOf(name, visitor, table)).filter((_, index) => index % of === share)
    for (const stop of stops) {
      await page.goto(hostAt(stop))
      await lookAt(page, stop, schemesOf(name, open.includes(stop)))
    }
  })
