import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { goOnTo } from '../factories/by-router.ts'
import { readHostTable } from '../factories/host-routes.ts'
import { isNight } from '../factories/lane.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { brokenPictures, sidewaysOf, standsStill, untakenOf } from '../factories/still.ts'
import { stopsOf } from '../factories/stops.ts'
import { arrive, dressAsBrowser, type VisitorName, visitors } from '../factories/visitors.ts'

type Look = { colorScheme: 'light' | 'dark'; width: number }

/** At the gate each page is seen narrow and light, wide and dark; at night in each of the four. */
const looks: Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  ...(isNight
    ? ([
        { colorScheme: 'light', width: 1280 },
        { colorScheme: 'dark', width: 390 },
      ] as const)
    : []),
]

/** A guest’s page is light whatever the browser says; clients see it dark. */
const looksOf = (name: VisitorName, isSeenByGuests: boolean): Look[] => {
  if (name === 'guest') return [390, 1280].map((width) => ({ colorScheme: 'light', width }))
  return isSeenByGuests ? looks.filter(({ colorScheme }) => colorScheme === 'dark') : looks
}

/**
 * Each page comes in the look in which the one before was left, and is turned to the other. At the gate axe reads it as
 * it has come: one page in the one look, the next page in the other; at night in all.
 */
const lookAt = async (page: Page, stop: string, seen: readonly Look[]) => {
  for (const [nth, { colorScheme, width }] of seen.entries()) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    // The settings of whoever is signed in come after the page, which may have been drawn light.
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
    await standsStill(page)
    const found = {
      axe: isNight || nth === 0 ? await violationsOf(page) : [],
      pictures: await brokenPictures(page),
      sideways: await sidewaysOf(page),
      untaken: await untakenOf(page),
    }
    const where = `${stop}, ${colorScheme}, ${width} px wide`
    expect.soft(found, where).toEqual({ axe: [], pictures: [], sideways: 0, untaken: [] })
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
    test.setTimeout(900_000)
    const table = await readHostTable()
    const visitor = await visitors[name]()
    await dressAsBrowser(visitor)
    await arrive(page, visitor, name === 'client')
    const open = name === 'client' ? await stopsOf('guest', visitor, table) : []
    const stops = (await stopsOf(name, visitor, table)).filter((_, index) => index % of === share)
    for (const [nth, stop] of stops.entries()) {
      // What a server draws for everybody comes whole; who is signed in goes on from the page before.
      if (name === 'guest') await page.goto(hostAt(stop))
      else await goOnTo(page, stop)
      const seen = looksOf(name, open.includes(stop))
      await lookAt(page, stop, nth % 2 === 0 ? seen : seen.toReversed())
    }
  })
