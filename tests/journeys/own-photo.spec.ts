import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

/** A room that our own server draws, as a phone would have taken it. */
const aPhoto = async (): Promise<Buffer> => {
  const { data } = await ask<{ picture: { url: string; widths: number[] } | null }[]>(
    'GET /api/visualization/templates?showroom=0&room_type=living',
  )
  const picture = data.find((each) => each.picture !== null)?.picture
  if (!picture) throw new Error('No living room has a picture.')
  const url = new URL(`${picture.url}-${Math.max(...picture.widths)}.webp`, hostAt('/'))
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

type Color = [number, number, number]

/** A place of the picture as it is shown, by shares of its sides. */
const colorAt = (page: Page, x: number, y: number): Promise<Color> =>
  page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, [across, down]) => {
      const read = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      read?.drawImage(canvas, -Math.round(canvas.width * across), -Math.round(canvas.height * down))
      const data = read?.getImageData(0, 0, 1, 1).data
      return [data?.[0] ?? 0, data?.[1] ?? 0, data?.[2] ?? 0] satisfies Color
    },
    [x, y] as const,
  )

test('a material is laid into a photo of one’s own, which never leaves the browser, and goes into the cart by an area that is owned up to', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  await page.goto(hostAt('/visualize'))
  await page.getByRole('link', { name: 'Use a photo of your own room' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your own photo' })).toBeVisible()

  const choose = page.getByLabel('Choose a photo')
  await choose.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText('This is not a picture')
  await choose.setInputFiles({ name: 'room.webp', mimeType: 'image/webp', buffer: await aPhoto() })
  await expect(page.getByRole('alert')).toBeHidden()
  expect(await violationsOf(page)).toEqual([])

  const corner = page.getByRole('button', { name: 'Far left corner' })
  await corner.focus()
  const before = await corner.evaluate(({ style }) => style.left)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => corner.evaluate(({ style }) => style.left)).not.toBe(before)
  await page.getByLabel('Near side, left to right').fill('wide')
  await expect(page.getByText('Type a length from 3 inches to 100 feet')).toBeVisible()
  await page.getByLabel('Near side, left to right').fill('10')
  await expect(page.getByText(/^About \d+' /)).toBeVisible()
  await page.getByLabel('The other side').fill('8')
  await expect(page.getByText(/^About \d\d sq ft is marked/)).toBeVisible()

  await page.getByRole('button', { name: 'Cut-outs' }).click()
  await page.getByRole('button', { name: 'Cut something out' }).click()
  await expect(page.getByRole('button', { name: 'Point 1 of cut-out 1' })).toBeVisible()
  const [wall, rug, floor] = await Promise.all([
    colorAt(page, 0.1, 0.1),
    colorAt(page, 0.5, 0.76),
    colorAt(page, 0.4, 0.88),
  ])

  const card = page.getByRole('region', { name: 'Materials for floor' }).getByRole('listitem').nth(3)
  const name = await card.locator('strong').innerText()
  await card.getByRole('button').click()
  await expect(page.getByRole('img', { name: 'Your photo, with the floor that is marked.' })).toBeVisible()
  await expect.poll(() => colorAt(page, 0.4, 0.88)).not.toEqual(floor)
  // What is not marked, and what is cut out, is the photo’s own.
  expect(await colorAt(page, 0.1, 0.1)).toEqual(wall)
  expect(await colorAt(page, 0.5, 0.76)).toEqual(rug)
  expect(await violationsOf(page)).toEqual([])
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Type the area that you have measured')).toBeVisible()
  await page.getByLabel('The area is read from my photo.').check()
  const asked = page.waitForRequest('**/api/projectCart/sync_to_cart*')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    items: [{ coverage_note: { rooms: [{ name: 'Floor, estimated from a photo' }] } }],
  })
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
  expect(sent.every((path) => path === '/api/projectCart/sync_to_cart')).toBe(true)
})

/** A photo with a floor of ten feet by eight. */
const withFloorMarked = async (page: Page) => {
  await page.goto(hostAt('/visualize/photo'))
  const file = { name: 'room.webp', mimeType: 'image/webp', buffer: await aPhoto() }
  await page.getByLabel('Choose a photo').setInputFiles(file)
  await page.getByLabel('Near side, left to right').fill('10')
  await page.getByLabel('The other side').fill('8')
  await expect(page.getByText('About 80 sq ft is marked')).toBeVisible()
}

const layFirst = (page: Page) =>
  page
    .getByRole('region', { name: 'Materials for floor' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()

test('what is typed of one surface is not taken for another, and an outline beyond the horizon has no area', async ({
  page,
}) => {
  await withFloorMarked(page)
  const owned = page.getByLabel('The area is read from my photo.')
  await owned.check()
  await page.getByLabel('The other side').fill('9')
  await expect(page.getByText('About 90 sq ft is marked')).toBeVisible()
  await expect(owned).not.toBeChecked()
  await page.getByLabel('Area, sq ft').fill('84.5')
  await page.getByRole('group', { name: 'What is it?' }).getByRole('button', { name: 'Backsplash' }).click()
  await expect(page.getByLabel('Area, sq ft')).toHaveValue('')

  await page.getByRole('button', { name: 'Outline', exact: true }).click()
  await page.getByRole('button', { name: 'Point 1 of the outline' }).focus()
  for (let step = 0; step < 20; step++) await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByRole('alert')).toContainText(
    'The outline goes beyond where this surface can be seen',
  )
  await expect(page.getByText(/sq ft is marked in the photo/)).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
})

test.describe('an engine that does not start', () => {
  test.use({ complainsOf: /engine|ERR_FAILED/ })

  test('is told of, and can be tried again', async ({ page }) => {
    await page.route(/assets\/engine/, (route) => route.abort())
    await withFloorMarked(page)
    await layFirst(page)
    await expect(page.getByRole('alert')).toHaveText('The drawing could not be started.')
    expect(await violationsOf(page)).toEqual([])
    await page.unroute(/assets\/engine/)
    const before = await colorAt(page, 0.4, 0.88)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => colorAt(page, 0.4, 0.88)).not.toEqual(before)
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
