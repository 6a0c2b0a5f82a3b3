import { type Held, memoryOf } from '../factories/page-memory.ts'
import { embedOrigin, expect, type Page, scriptTag, test } from '../factories/guest-site.ts'
import { atGate } from '../factories/lane.ts'

const batch = 10
const warmUpBatches = 2
/** 7 tags × 15 batches × 10 = 1,050 cycles. */
const batches = 15

/** A widget that stays behind holds several kilobytes: a thousand of them, several million. */
const roomBytes = 1_500_000
/** What the browser itself may still be about to give back. */
const roomNodes = 100
const roomListeners = 20

/** Every tag comes, is moved, and goes again; ten at a time, so that ten share a frame. */
const cyclesJs = `
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const [first, second] = [document.createElement('div'), document.createElement('div')]
document.body.append(first, second)
window.cycle = async ({ tag, attributes, count, batches }) => {
  for (let round = 0; round < batches; round += 1) {
    const made = Array.from({ length: count }, () => document.createElement(tag))
    for (const element of made) for (const name in attributes) element.setAttribute(name, attributes[name])
    first.append(...made)
    await frame()
    second.append(...made)
    await frame()
    if (!made.every((element) => element.shadowRoot?.querySelector('[part=root] > *')))
      throw new Error(tag + ' was not drawn')
    for (const element of made) element.remove()
    await frame()
  }
}
window.connectAndGo = async (times) => {
  for (let round = 0; round < times; round += 1) {
    const shop = await Showroom.connect()
    shop.on('added-to-cart', () => undefined)
    shop.cart.subscribe(() => undefined)
    shop.disconnect()
  }
}
window.listenAndStop = async (times) => {
  const shop = await Showroom.connect()
  for (let round = 0; round < times; round += 1) {
    shop.on('added-to-cart', () => undefined)()
    shop.cart.subscribe(() => undefined)()
  }
}
window.switchTheme = async (times) => {
  for (let round = 0; round < times; round += 1) {
    Showroom.theme(round % 2 ? 'dark' : 'light')
    await Promise.resolve()
    if (round % 50 === 0) await frame()
  }
}
`

const files = (body = '') => ({
  '/': `<!doctype html><title>Coming and going</title>${scriptTag()}<body>${body}<script src="/cycles.js"></script>`,
  '/cycles.js': cyclesJs,
})

const run = (page: Page, expression: string) => page.evaluate(expression)

const expectNoGrowth = async (before: Held, held: () => Promise<Held>, roomForBytes = roomBytes) => {
  // A shop that nobody holds is closed a moment later, and what was asked for is given up.
  await expect
    .poll(async () => {
      const now = await held()
      return {
        nodes: Math.max(0, now.nodes - before.nodes - roomNodes),
        listeners: Math.max(0, now.listeners - before.listeners - roomListeners),
        heapBytes: Math.max(0, now.heapBytes - before.heapBytes - roomForBytes),
      }
    })
    .toEqual({ nodes: 0, listeners: 0, heapBytes: 0 })
}

const aProduct = async () => {
  const address = `${embedOrigin()}/api/visualization/products?showroom=HARVEST2&category=toilets&page_size=1`
  const { data } = await (await fetch(address)).json()
  return String(data[0].id)
}

test(
  'a thousand tags that come, are moved and go leave nothing behind',
  atGate(false),
  async ({ page, guest }) => {
    test.slow()
    guest.admit(/^page: /, /^shift: /)
    await guest.visit(files())
    const tags: Record<string, Record<string, string>> = {
      'showroom-entry': {},
      'showroom-categories': {},
      'showroom-products': { category: 'toilets' },
      'showroom-product': { product: await aProduct() },
      'showroom-cart-button': {},
      'showroom-cart': { layout: 'inline' },
      'showroom-shop': { routing: 'none' },
    }
    const cycle = async (times: number) => {
      for (const [tag, attributes] of Object.entries(tags)) {
        await run(page, `cycle(${JSON.stringify({ tag, attributes, count: batch, batches: times })})`)
      }
    }
    // The code of each is there before anything is counted.
    await page.locator('body').evaluate((body, names) => {
      const waiting = body.appendChild(document.createElement('p'))
      waiting.id = 'waiting'
      waiting.append(...names.map((name) => document.createElement(name)))
    }, Object.keys(tags))
    for (const tag of Object.keys(tags)) {
      await page.waitForFunction((name) => customElements.get(name) !== undefined, tag)
    }
    await page.locator('#waiting').evaluate((waiting) => waiting.remove())
    await cycle(warmUpBatches)
    const { held } = await memoryOf(page)
    await page.waitForLoadState('networkidle')
    const before = await held()
    await cycle(batches)
    await expectNoGrowth(before, held)
    await expect(page.locator(Object.keys(tags).join())).toHaveCount(0)
  },
)

test(
  'a thousand connections, listeners and changes of theme leave nothing behind',
  atGate(false),
  async ({ page, guest }) => {
    test.slow()
    guest.admit(/^page: /, /^shift: /)
    await guest.visit(files('<showroom-cart-button></showroom-cart-button>'))
    await expect(page.getByRole('button', { name: /cart/i })).toBeVisible()
    const { held } = await memoryOf(page)
    const everything = async (times: number) => {
      await run(page, `connectAndGo(${times})`)
      await run(page, `listenAndStop(${times})`)
      await run(page, `switchTheme(${times})`)
    }
    await everything(50)
    const before = await held()
    await everything(1_000)
    // 100 bytes a call: less than one closure that is kept for each.
    await expectNoGrowth(before, held, 300_000)
  },
)
