import type { Page } from '@playwright/test'
import { goodsAreRead } from './goods-are-read.ts'
import { ask, expect, hostAt } from './person.ts'

/** A room that our own server draws, as a phone would have taken it. */
export const aPhoto = async (): Promise<Buffer> => {
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
export const colorAt = (page: Page, x: number, y: number): Promise<Color> =>
  page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, [across, down]) => {
      const read = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      read?.drawImage(canvas, -Math.round(canvas.width * across), -Math.round(canvas.height * down))
      const data = read?.getImageData(0, 0, 1, 1).data
      return [data?.[0] ?? 0, data?.[1] ?? 0, data?.[2] ?? 0] satisfies Color
    },
    [x, y] as const,
  )

/** A photo with a floor of ten feet by eight. */
export const withFloorMarked = async (page: Page) => {
  for (const showroom of ['0', 'HARVEST2']) await goodsAreRead(showroom)
  await page.goto(hostAt('/visualize/photo'))
  const file = { name: 'room.webp', mimeType: 'image/webp', buffer: await aPhoto() }
  await page.getByLabel('Choose a photo').setInputFiles(file)
  await page.getByLabel('Near side, left to right').fill('10')
  await page.getByLabel('The other side').fill('8')
  await expect(page.getByText('About 80 sq ft is marked')).toBeVisible()
}

/** One of the goods that are offered for a kind of surface. */
export const lay = (page: Page, surface: string, nth: number) =>
  page
    .getByRole('region', { name: `Materials for ${surface}` })
    .getByRole('listitem')
    .nth(nth)
    .getByRole('button')
    .click()
