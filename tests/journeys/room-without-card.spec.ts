import type { Page } from '@playwright/test'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { colorAt } from '../factories/photo.ts'

const room = '/visualize/room?plan=bath-alcove-5x8&template=bathroom-modern-1'

const opened = async (page: Page) => {
  // The goods of a showroom are read once, and on a busy machine for longer than a browser waits.
  await ask('GET /api/visualization/templates?showroom=0&page_size=24')
  await page.goto(hostAt(room))
  await expect(page.locator('.room-spot').first()).toBeVisible()
}

const total = (page: Page) => page.getByRole('table').last().innerText()

/** Where the picture is surely of one surface: there its mark stands. */
const colorOf = async (page: Page, surface: string) => {
  const at = await page
    .locator('.room-spot')
    .filter({ hasText: surface })
    .evaluate(({ style }) => [Number.parseFloat(style.left) / 100, Number.parseFloat(style.top) / 100])
  return colorAt(page, at[0] ?? 0, at[1] ?? 0)
}

const otherFloors = (page: Page) =>
  page
    .getByRole('region', { name: 'Materials for floor' })
    .getByRole('button', { pressed: false })
    .filter({ has: page.locator('strong') })

/** Another floor than the one that lies there; what is seen of it follows. */
const layAnotherFloor = async (page: Page) => {
  await page.getByRole('radio', { name: /^Floor/ }).check()
  const before = await colorOf(page, 'Floor')
  await otherFloors(page).nth(2).click()
  await expect.poll(() => colorOf(page, 'Floor')).not.toEqual(before)
}

test('without WebGL a room has the same list and total, and materials are laid all the same', async ({
  page,
}) => {
  await opened(page)
  const withCard = await total(page)
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, options?: object) {
        return kind.startsWith('webgl') ? null : Reflect.apply(get, this, [kind, options])
      },
    })
  })
  await opened(page)
  await expect.poll(() => total(page)).toBe(withCard)
  await layAnotherFloor(page)
})

test.describe('a browser that opens no scene', () => {
  test.use({ complainsOf: /decode|source image/i })

  test('shows the room as its server draws it, with the same list, and anew for what is laid', async ({
    page,
  }) => {
    await opened(page)
    const list = await total(page)
    await page.route(/assets\/.*\.avif$/, (route) =>
      route.fulfill({ status: 200, contentType: 'image/avif', body: 'no picture' }),
    )
    await page.goto(hostAt(room))
    await expect(page.getByText('Simplified view')).toBeVisible()
    const drawn = page.locator('img.room-drawn')
    const isShown = () =>
      drawn.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    await expect.poll(isShown).toBe(true)
    await expect.poll(() => total(page)).toBe(list)
    const before = await drawn.getAttribute('src')
    await page.getByRole('radio', { name: /^Floor/ }).check()
    await otherFloors(page).nth(2).click()
    await expect(drawn).not.toHaveAttribute('src', before ?? '')
    await expect.poll(isShown).toBe(true)
    await page.unroute(/assets\/.*\.avif$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.room-spot').first()).toBeVisible()
  })
})

test('a card that is lost takes nothing along: the picture, the list and what is laid next', async ({
  page,
}) => {
  // A card that a processor plays is left as slow: here its draws are not waited for.
  await page.addInitScript(() => {
    WebGL2RenderingContext.prototype.readPixels = () => undefined
  })
  await opened(page)
  const canvas = page.locator('.room-canvas canvas')
  const [list, floor, wall] = [
    await total(page),
    await colorAt(page, 0.5, 0.9),
    await colorAt(page, 0.5, 0.1),
  ]
  expect(await canvas.evaluate((each: HTMLCanvasElement) => each.getContext('webgl2') !== null)).toBe(true)
  await canvas.evaluate((each: HTMLCanvasElement) =>
    each.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
  )
  // The other half goes on, on a canvas of its own.
  await expect
    .poll(() => canvas.evaluate((each: HTMLCanvasElement) => each.getContext('2d') !== null))
    .toBe(true)
  for (const [x, y, before] of [
    [0.5, 0.9, floor],
    [0.5, 0.1, wall],
  ] as const) {
    const apart = async () =>
      (await colorAt(page, x, y)).map((value, channel) => Math.abs(value - (before[channel] ?? 0)))
    await expect.poll(async () => Math.max(...(await apart()))).toBeLessThanOrEqual(8)
  }
  expect(await total(page)).toBe(list)
  await layAnotherFloor(page)
})
