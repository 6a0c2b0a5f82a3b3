import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run.mjs'
import { address } from '../api-process.mjs'
import { visit } from '../rig.mjs'
import { p95Of } from './p95.mjs'
import { watchCanvas } from './watch-canvas.mjs'

const room = '/showroom/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1'
const templates = '/showroom/visualize/templates'
const canvas = '.room-canvas canvas'
const liveCanvas = '.live-frame canvas'
const within = { timeout: 60_000 }
const swaps = 20
const stillMs = 1_500
const patienceMs = 10_000

const scriptsIn = (requests) =>
  new Map(
    [...requests.values()].filter(({ url }) => /\.js(\?|$)/.test(url)).map(({ url, bytes }) => [url, bytes]),
  )
const sum = (numbers) => [...numbers].reduce((total, each) => total + each, 0)

/** Bytes of the scripts in `later` that were not in `before`. */
const addedScripts = (later, before) =>
  sum([...scriptsIn(later)].filter(([url]) => !scriptsIn(before).has(url)).map(([, bytes]) => bytes))

const isNarrow = (file) => file.includes('-narrow-')
const roomIn = (file) => file.replace(/(-narrow)?-.{8}\.avif$/, '')

/** A worker fetches them, of which the page's own record knows nothing. A phone is given the narrow ones of large rooms. */
const largestScene = (isOnPhone) => {
  const assets = join(root, 'apps/host/dist/assets')
  const scenes = readdirSync(assets).filter((name) => /^(room|plan)-.*\.avif$/.test(name))
  const narrowed = new Set(scenes.filter(isNarrow).map(roomIn))
  const fetched = scenes.filter((file) =>
    isOnPhone ? isNarrow(file) || !narrowed.has(roomIn(file)) : !isNarrow(file),
  )
  return Math.max(...fetched.map((name) => statSync(join(assets, name)).size))
}

const loadsOfTemplates = (browser) =>
  visit(browser, { url: address + templates, hasNetwork: 'fast' }, async ({ page, requests }) => {
    await page.waitForLoadState('networkidle', within)
    return new Map(requests)
  })

/** What the editor loads beyond the pages before it, and what "3-D" loads beyond the editor. */
export const measureBytes = async (browser) => {
  const before = await loadsOfTemplates(browser)
  return visit(browser, { url: address + room, hasNetwork: 'fast' }, async ({ page, requests }) => {
    await page.locator(canvas).waitFor(within)
    await page.waitForLoadState('networkidle', within)
    const editor = new Map(requests)
    await page.getByRole('button', { name: '3-D', exact: true }).click(within)
    await page.locator(liveCanvas).waitFor(within)
    await page.waitForLoadState('networkidle', within)
    return {
      'scripts of the editor beyond the templates’, bytes': addedScripts(editor, before),
      'scripts of 3-D beyond the editor’s, bytes': addedScripts(requests, editor),
      'layers of the largest scene, bytes': largestScene(false),
      'layers of the largest scene on a phone, bytes': largestScene(true),
      'layout shift in the editor': await page.evaluate(() => Number(window.watched.shift.toFixed(4))),
    }
  })
}

/** Largest paint of a template’s page on a slow phone. */
export const measureLargestPaint = (browser) =>
  visit(browser, { url: `${address}/showroom/visualize/template/kitchen-modern-1` }, async ({ page }) => {
    await page.waitForLoadState('networkidle', within)
    const at = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
    return { 'largest paint of a template, slow phone, ms': Math.round(at) }
  })

const swap = (page, button) =>
  button.evaluate((element, asked) => window.measurePicture({ ...asked, button: element }), {
    selector: canvas,
    stillMs,
    patienceMs,
  })

/** On a computer, its processor not slowed: from the press on a material to the picture that shows it. */
export const measureSwaps = async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchCanvas)
    await page.goto(address + room)
    await page.locator(canvas).waitFor(within)
    await page.getByRole('radio', { name: /^Floor/ }).click(within)
    const cards = page.locator('.room-card:not([disabled])')
    await cards.first().waitFor(within)
    await page.waitForLoadState('networkidle', within)
    const cold = []
    for (let index = 0; index < (await cards.count()); index += 1)
      cold.push(await swap(page, cards.nth(index)))
    const warm = []
    for (let count = 0; count < swaps; count += 1) warm.push(await swap(page, cards.nth(count % 2)))
    const of = (all, name) => p95Of(all.flatMap((each) => each[name] ?? patienceMs))
    return {
      're-tile, texture at hand, p95, ms': of(warm, 'first'),
      're-tile, cold, first picture, p95, ms': of(cold, 'first'),
      're-tile, cold, full fineness, p95, ms': of(cold, 'last'),
    }
  } finally {
    await context.close()
  }
}
