import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { atEasel, aRoom } from './artist.ts'
import { violationsOf } from './axe.ts'
import { expect, hostAt } from './person.ts'

const wishesOf = (page: Page) => page.getByRole('form', { name: 'AI Design' })

const want = async (page: Page, words = '') => {
  const wishes = wishesOf(page)
  await wishes.getByRole('button', { name: 'Bathroom' }).click()
  const coastal = wishes.getByRole('button', { name: 'Coastal' })
  if ((await coastal.getAttribute('aria-pressed')) !== 'true') await coastal.click()
  await wishes.getByLabel('Anything else?').fill(words)
  await wishes.getByRole('button', { name: 'Create four looks' }).click()
}

const lookOne = (page: Page) => page.getByRole('article', { name: /^Look 1 of/ })

/** How far each color of a picture's plane is from another's, on the average. */
const apart = async (one: Buffer, other: Buffer, [left, top]: readonly [number, number]) => {
  const part = (bytes: Buffer) =>
    sharp(bytes)
      .resize(960, 720, { fit: 'fill' })
      .extract({ left, top, width: 60, height: 60 })
      .removeAlpha()
      .raw()
      .toBuffer()
  const [mine, theirs] = [await part(one), await part(other)]
  return mine.reduce((sum, value, at) => sum + Math.abs(value - (theirs[at] ?? 0)), 0) / mine.length
}

const bytesAt = async (page: Page, src: string | null) => {
  const answer = await page.request.get(new URL(src ?? '', hostAt('/')).href)
  return answer.body()
}

/** What a provider paints is shown as theirs, matched to goods with a confidence, and carries its mark; ours does not. */
export const looksAreTheirs = async (page: Page) => {
  await atEasel(page)
  await page.goto(hostAt('/design-ai'))
  await want(page)
  const look = lookOne(page)
  await expect(look).toBeVisible()
  await expect(page.getByText('Painted by an AI model')).toBeVisible()
  await expect(look.getByText('AI idea, not a construction document')).toBeVisible()
  await expect(look.getByText(/Near to what is shown|Something like it|Idea only/).first()).toBeVisible()
  await expect(look.getByText('Illustration of real products')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '2 credits' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await look.getByRole('button', { name: 'Shop this look' }).click()
  await expect(page.getByText('Added to cart.')).toBeVisible()
}

/** A fault by word: said in words, and the credit is there again. */
export const faultCostsNothing = async (page: Page, word: string, sentence: string) => {
  await atEasel(page)
  await page.goto(hostAt('/design-ai'))
  await want(page, word)
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  await expect(page.getByRole('article', { name: /^Look/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '3 credits' })).toBeVisible()
}

/** What is marked in one's own photo comes back pixel for pixel, whatever was painted there. */
export const markedStays = async (page: Page) => {
  await atEasel(page)
  await page.goto(hostAt('/design-ai'))
  const wishes = wishesOf(page)
  await wishes.getByRole('button', { name: 'A photo' }).click()
  const room = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aRoom() }
  await wishes.getByLabel('Add a photo').setInputFiles(room)
  const photo = wishes.getByRole('button', { name: /^Photo 1/, pressed: true })
  await expect(photo).toBeVisible()
  // The sandbox paints a strip over the left edge, whatever it is told.
  for (const row of [1, 2, 3, 4, 5, 6])
    await wishes.getByRole('checkbox', { name: `Row ${row}, column 1`, exact: true }).check()
  await expect(wishes.getByText('6 fields stay.')).toBeVisible()
  await want(page)
  const look = lookOne(page)
  await expect(look).toBeVisible()
  const before = await bytesAt(page, await look.getByRole('img', { name: 'Your photo' }).getAttribute('src'))
  const after = await bytesAt(page, await look.locator('figure img').first().getAttribute('src'))
  // Both are compressed: what was kept differs by that alone, what was painted by far more.
  expect(await apart(before, after, [20, 300])).toBeLessThan(6)
  expect(await apart(before, after, [700, 300])).toBeGreaterThan(6)
}
