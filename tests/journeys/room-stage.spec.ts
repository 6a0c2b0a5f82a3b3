import { openDrawer } from '@showroom/drawing/drawer'
import { furnishing } from '@showroom/drawing/furnishing'
import type { Goods } from '@showroom/drawing/goods'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openSceneFiles, scenesFolder } from '../../apps/api/src/picture/scene-files.ts'
import { expect, hostAt, test } from '../factories/visit.ts'

type Half = 'card' | 'processor'

// A graphics card that a processor plays remarks that it waits.
test.use({ complainsOf: /GL Driver Message|GPU stall|WebGL/ })

/** A slow clock makes every card quick; a browser without WebGL has none. */
const withHalf = (page: Page, half: Half) =>
  page.addInitScript((wanted) => {
    if (wanted === 'card') {
      const now = performance.now.bind(performance)
      performance.now = () => now() / 1_000
      return
    }
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
      return asked[0] === 'webgl2' ? null : Reflect.apply(getContext, this, asked)
    } as typeof getContext
  }, half)

const canvasOf = (page: Page) => page.locator('.room-canvas canvas')

const shownBy = async (page: Page): Promise<{ pixels: Uint8Array; width: number; half: Half }> => {
  const { data, half } = await canvasOf(page).evaluate((canvas: HTMLCanvasElement) => ({
    data: canvas.toDataURL('image/png'),
    half: canvas.getContext('webgl2') ? ('card' as const) : ('processor' as const),
  }))
  const { data: pixels, info } = await sharp(Buffer.from(data.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels, width: info.width, half }
}

/** Mean and 99th percentile of how far the channels are apart, of 255. */
const apart = (one: Uint8Array, other: Uint8Array) => {
  const counts = new Uint32Array(256)
  for (const [at, value] of one.entries()) {
    const difference = Math.abs(value - (other[at] ?? 0))
    counts[difference] = (counts[difference] ?? 0) + 1
  }
  const mean = counts.reduce((sum, count, difference) => sum + count * difference, 0) / one.length
  let p99 = 0
  for (let below = counts[0] ?? 0; below < one.length * 0.99; below += counts[p99] ?? 0) p99++
  return { mean, p99 }
}

const rooms = [
  { plan: 'kitchen-l-11x13', scene: 'room-kitchen', usual: ['paint', 'quartz', 'oak'] },
  { plan: 'bath-primary-10x12', scene: 'room-bathroom', usual: ['paint', 'limestone'] },
] as const

for (const half of ['card', 'processor'] as const) {
  for (const { plan, scene, usual } of rooms) {
    test(`the ${half} shows ${scene} as the server draws it, and goes on as the other half`, async ({
      page,
    }) => {
      await withHalf(page, half)
      await page.goto(hostAt(`/visualize/room?plan=${plan}`))
      const materials = page.waitForResponse(/\/api\/visualization\/materials/)
      const { data } = await (await materials).json()
      const laid = data.find(({ appearance }: { appearance: unknown }) => appearance !== null)
      await page.locator('.room-card', { hasText: laid.name }).first().click()
      const drawer = openDrawer(await openSceneFiles(scenesFolder))
      const surfaces: Goods[] = [...usual.slice(0, -1).map((name) => furnishing[name]), laid.appearance]
      const drawn = await drawer.furnish({ scene, surfaces, width: 1200 })
      await expect
        .poll(async () => apart(drawn.pixels, (await shownBy(page)).pixels).mean, { timeout: 60_000 })
        .toBeLessThan(1)
      const shown = await shownBy(page)
      expect(shown).toMatchObject({ width: 1200, half })
      expect(apart(drawn.pixels, shown.pixels).p99).toBeLessThanOrEqual(8)
      if (half === 'processor') return
      await canvasOf(page).evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      )
      await expect.poll(async () => (await shownBy(page)).half, { timeout: 60_000 }).toBe('processor')
      expect(apart(drawn.pixels, (await shownBy(page)).pixels).mean).toBeLessThan(1)
    })
  }
}
