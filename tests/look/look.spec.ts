import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readHostTable } from '../factories/host-routes.ts'
import { test } from '../factories/person.ts'
import { brokenPictures, sidewaysOf, standsStill } from '../factories/still.ts'
import { stopsOf } from '../factories/stops.ts'
import { arrive, dressAsBrowser, type VisitorName, visitors } from '../factories/visitors.ts'
import { hostAt } from '../factories/visit.ts'

// Not a test of anything: pictures of every page for people to look at. Started by tools/look.mjs.

const folder = process.env.LOOK_FOLDER ?? 'look'
const only = new RegExp(process.env.LOOK_ONLY ?? '')
const widths = (process.env.LOOK_WIDTHS ?? '390,768,1280,1920').split(',').map(Number)
const schemes = (process.env.LOOK_SCHEMES ?? 'light').split(',')
const names: VisitorName[] = ['guest', 'client', 'contractor', 'vendor', 'admin']

const fileName = (stop: string) =>
  stop
    .replace(/[?#].*/, '')
    .replace(/[a-z0-9-]{20,}/gi, 'id')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '') || 'landing'

test.describe.configure({ mode: 'parallel' })
test.use({ complainsOf: /./, contextOptions: { reducedMotion: 'reduce' } })

for (const name of names) {
  test(`pictures of every page for a ${name}`, async ({ page }) => {
    test.setTimeout(3_600_000)
    const visitor = await visitors[name]()
    await dressAsBrowser(visitor)
    await arrive(page, visitor, name === 'client')
    const stops = (await stopsOf(name, visitor, await readHostTable())).filter((stop) => only.test(stop))
    for (const stop of stops) {
      await page.goto(hostAt(stop))
      for (const scheme of schemes.filter((each) => each === 'light' || name !== 'guest'))
        for (const width of widths) {
          await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' })
          await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
          await standsStill(page).catch((trouble) => console.log(stop, width, String(trouble).slice(0, 400)))
          const told = [
            ...(await brokenPictures(page)),
            ...((await sidewaysOf(page)) > 0 ? ['scrolls sideways'] : []),
          ]
          if (told.length > 0) console.log(name, stop, width, told)
          const place = join(folder, name)
          mkdirSync(place, { recursive: true })
          const path = join(place, `${fileName(stop)}-${width}${scheme === 'dark' ? '-dark' : ''}.jpg`)
          await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 70 })
        }
    }
  })
}
