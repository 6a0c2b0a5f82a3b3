import type { Locator } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  complainsOf: /GPU stall due to ReadPixels/,
})

/** A canvas that is one colour is smaller by far as a PNG. */
const leastBytes = 20_000

/** What is seen once light and goods have come in whole: twice the same. */
const settled = async (frame: Locator): Promise<Buffer> => {
  let seen = await frame.screenshot()
  await expect
    .poll(
      async () => {
        const before = seen
        seen = await frame.screenshot()
        return before.equals(seen) && seen.length > leastBytes
      },
      { intervals: [1_500], timeout: 60_000 },
    )
    .toBe(true)
  return seen
}

test('a room stands in 3-D: from the corner, from above, and turned by the keyboard', async ({ page }) => {
  test.setTimeout(180_000)
  // The goods of a showroom are read once, and on a busy machine for longer than a browser waits.
  await ask('GET /api/visualization/templates?showroom=0&page_size=24')
  await page.goto(hostAt('/visualize/room?plan=bath-alcove-5x8&template=bathroom-modern-1'))
  await expect(page.locator('.room-spot').first()).toBeVisible()
  await page.getByRole('button', { name: '3-D' }).click()
  const frame = page.getByRole('group', { name: /^Live view\./ })
  await expect(frame.locator('canvas')).toBeVisible()
  await frame.focus()
  const fromCorner = await settled(frame)

  await page.getByRole('button', { name: 'From above' }).click()
  await frame.focus()
  await expect.poll(async () => fromCorner.equals(await frame.screenshot())).toBe(false)
  const fromAbove = await settled(frame)

  await frame.press('ArrowLeft')
  await expect.poll(async () => fromAbove.equals(await frame.screenshot())).toBe(false)
  expect(await violationsOf(page)).toEqual([])
})
