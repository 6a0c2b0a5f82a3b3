import { address } from '../api-process.mjs'
import { countHeld } from './count-held.mjs'
import { watchFrames } from './watch-frames.mjs'

const within = { timeout: 60_000 }
const canvas = '.room-canvas canvas'
const swaps = 200
const everySwaps = 50
const settleMs = 1_500
const megabyte = 1024 * 1024

/**
 * The browser of this rig has no card and plays one: to hold what a card holds, the page is told that it is quick, and
 * draws on as it would for whoever has one.
 */
const asIfQuick = () => {
  const own = WebGL2RenderingContext.prototype.readPixels
  WebGL2RenderingContext.prototype.readPixels = function (...args) {
    const [, , width] = args
    if (width > 1) own.apply(this, args)
  }
}

const room = '/showroom/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1'

/** A kitchen of a template, opened in a browser of its own. */
const inRoom = async (browser, scripts, look) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    for (const script of scripts) await page.addInitScript(script)
    await page.goto(address + room)
    await page.locator(canvas).waitFor(within)
    await page.waitForLoadState('networkidle', within)
    return await look(page)
  } finally {
    await context.close()
  }
}

/** Presses, and waits for the first frame of a new canvas that somebody can see; milliseconds, and what the frame took. */
const pressed = (button) =>
  button.evaluate(
    (element) =>
      new Promise((resolve, reject) => {
        const before = new Set(window.cards)
        const begun = performance.now()
        element.click()
        const look = () => {
          const card = window.cards.find((each) => !before.has(each) && each.seen)
          if (card) resolve({ ...card.seen, ms: card.seen.at - begun })
          else if (performance.now() - begun > 30_000) reject(new Error('The room in 3-D was never drawn.'))
          else setTimeout(look, 10)
        }
        look()
      }),
  )

/** The middle of some presses, once the program has come: what is measured is the room, not the line. */
export const measureLive = (browser) =>
  inRoom(browser, [watchFrames], async (page) => {
    const button = page.getByRole('button', { name: '3-D', exact: true })
    const back = page.getByRole('button', { name: 'Picture', exact: true })
    const frames = []
    for (let turn = 0; turn < 6; turn += 1) {
      frames.push(await pressed(button))
      await back.click(within)
      await page.locator(canvas).waitFor(within)
      // What the picture still draws is not of the room in 3-D.
      await page.waitForTimeout(settleMs)
    }
    const [middle] = frames
      .slice(1)
      .sort((one, other) => one.ms - other.ms)
      .slice(2)
    return {
      '3-D, press to first frame seen, ms': Math.round(middle.ms),
      '3-D, calls of a frame': middle.calls,
      '3-D, triangles of a frame': middle.triangles,
    }
  })

/** Materials laid one after the other: what the card holds of it must not grow. */
export const measureHeld = (browser) =>
  inRoom(browser, [watchFrames, countHeld, asIfQuick], async (page) => {
    await page.getByRole('radio', { name: /^Floor/ }).click(within)
    const cards = page.locator('.room-card:not([disabled])')
    await cards.first().waitFor(within)
    const held = []
    for (let swap = 1; swap <= swaps; swap += 1) {
      // Each fiftieth is the same one: what is held then can be compared.
      await cards.nth((swap % everySwaps) % (await cards.count())).click(within)
      if (swap % everySwaps !== 0) continue
      await page.waitForTimeout(settleMs)
      await page.waitForFunction(() => !document.querySelector('.room-badge'), null, within)
      held.push(await page.evaluate(() => Math.max(...window.cards.map(({ gl }) => window.heldOn(gl)))))
    }
    const most = Math.max(...held)
    return {
      'on the card after 200 swaps, MB': Number((most / megabyte).toFixed(1)),
      'on the card, grown from swap 50 to 200, MB': Number(((held.at(-1) - held[0]) / megabyte).toFixed(1)),
    }
  })
