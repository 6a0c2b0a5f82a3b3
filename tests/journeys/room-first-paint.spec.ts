import type { Locator, Page } from '@playwright/test'
import { goodsAreRead } from '../factories/goods-are-read.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { showroom, signedInOn } from '../factories/shopper.ts'

const surfaces = (page: Page) => page.getByRole('group', { name: 'Surfaces' })

/** The editor's program is on its way for as long as a test wants. */
const holdEditor = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/Room-[\w-]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Addresses that are asked for from here on. */
const requestsOf = (page: Page, pattern: RegExp): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (pattern.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  return asked
}

test('a room that was kept is seen with its list before the editor has come, and the editor takes its place', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await goodsAreRead(showroom)
  const body = { showroom, floorplan: 'kitchen-l-11x13', template: 'kitchen-modern-1' }
  const { token } = person
  const { data: design } = await ask<{ id: string }>('POST /api/visualization/design', { token, body })
  await ask(`PUT /api/visualization/design/${design.id}`, {
    token,
    body: { version: 1, name: 'The north kitchen' },
  })
  await signedInOn(page, person)
  const release = await holdEditor(page)
  const asked = requestsOf(page, new RegExp(`/api/visualization/design/${design.id}$`))
  await page.goto(hostAt(`/visualize/room?design=${design.id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The north kitchen')
  const picture = page.locator('.room-first img')
  await expect(picture).toBeVisible()
  const list = page.getByRole('region', { name: 'In this room' })
  await expect(list.getByText('Room total')).toBeVisible()
  await expect(surfaces(page)).toHaveCount(0)
  // On a phone, too, the picture comes first.
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  await expect.poll(async () => (await topOf(list)) - (await topOf(picture))).toBeGreaterThan(100)
  await page.setViewportSize({ width: 1280, height: 900 })
  const total = await list.locator('.shopping-total strong').innerText()

  release()
  await expect(surfaces(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The north kitchen')
  await expect(page.locator('.room-list')).toContainText(total)
  // What stood there before has asked already.
  expect(asked).toHaveLength(1)
})

test('a phone is given narrow layers of a room, and a wide window the wide ones', async ({ page }) => {
  const layers = requestsOf(page, /\/assets\/plan-[^/]+\.avif$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(hostAt('/visualize/room?plan=kitchen-l-13x13'))
  await expect(page.locator('.room-canvas canvas')).toBeVisible()
  expect(layers.map((address) => address.includes('-narrow-'))).toEqual([true])
  const sizeOf = () =>
    page.locator('.room-canvas canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  expect(await sizeOf()).toBe(800)
  await page.setViewportSize({ width: 1000, height: 1200 })
  await expect.poll(sizeOf).toBe(1200)
  expect(layers.map((address) => address.includes('-narrow-'))).toEqual([true, false])
})

test('a plan of one’s own is seen as it is drawn before the editor has come', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { token } = person
  const { data: built } = await ask<{ plan: object }>('GET /api/visualization/floorplan/bath-alcove-5x8')
  const plan = { ...built.plan, name: 'Bath under the stairs' }
  const { data } = await ask<{ floorplan: { id: string } }>('POST /api/visualization/floorplan', {
    token,
    body: { showroom, plan },
  })
  await signedInOn(page, person)
  const release = await holdEditor(page)
  await page.goto(hostAt(`/visualize/room?plan=${data.floorplan.id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bath under the stairs')
  const drawn = page.getByRole('img', { name: /bathroom, 5 feet by 8 feet/ })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // As wide as the stage: styles of narrow screens come after the others.
    await expect.poll(async () => (await drawn.boundingBox())?.width).toBeGreaterThan(width * 0.4)
  }
  await expect(surfaces(page)).toHaveCount(0)

  release()
  await expect(surfaces(page)).toBeVisible()
})
