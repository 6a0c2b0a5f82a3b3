import { violationsOf } from '../factories/axe.ts'
import { goodsAreRead } from '../factories/goods-are-read.ts'
import { expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

test('a guest draws a room by its numbers, opens it, and finds it among the floor plans', async ({
  page,
}) => {
  await goodsAreRead('0')
  await page.goto(hostAt('/visualize/plans'))
  await page.getByRole('link', { name: 'Draw your own room by its numbers' }).click()
  await expect(page.getByText('Once its sides are typed, your room is drawn here.')).toBeVisible()
  await page.getByRole('button', { name: 'Open this room' }).click()
  await expect(page.getByText('Please give it a name.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^What you call it/ })).toBeFocused()
  await page.keyboard.type('Bath under the stairs')
  await page.getByRole('textbox', { name: /^Left to right/ }).fill('8')
  await page.getByRole('textbox', { name: /^Top to bottom/ }).fill('10\' 6"')
  await page.getByRole('textbox', { name: /^Wall tile/ }).fill('4')
  const seen = page.getByRole('region', { name: 'Your room' })
  await expect(seen.getByRole('img')).toHaveAttribute(
    'alt',
    /Rectangular bathroom, 8 feet by 10 feet 6 inches/,
  )
  await expect(seen).toContainText('Floor84 sq ft')
  await page.getByRole('button', { name: 'Cut a corner' }).click()
  await expect(seen).toContainText('Floor75 sq ft')
  await expect(seen.getByRole('img')).toHaveAttribute('alt', /L-shaped bathroom/)
  const door = page.getByRole('group', { name: 'Door 1' })
  await door.getByLabel('From the left end').fill('6')
  await expect(door.getByText('This does not fit: the wall ends before it.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
  await door.getByLabel('From the left end').fill('1')
  await page.getByRole('button', { name: 'Open this room' }).click()
  await expect(page.getByRole('heading', { name: 'Bath under the stairs', level: 1 })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Wall tile/ })).toBeVisible()
  await page.goto(hostAt('/visualize/plans'))
  const own = page.getByRole('listitem').filter({ hasText: 'Bath under the stairs' })
  await expect(own).toContainText('Your own')
  await own.getByRole('button', { name: 'Remove Bath under the stairs' }).click()
  await expect(page.getByText('The floor plan is removed.')).toBeVisible()
  await expect(own).toHaveCount(0)
})
