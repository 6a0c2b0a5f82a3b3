import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { areaField, drawProduct as draw, serving } from '../testing/draw-product.tsx'

beforeEach(() => page.viewport(1280, 1000))

test('another color is shown in place, and what was measured is kept', async () => {
  const { asked } = await draw(serving())
  await areaField().fill('120')
  await page.getByRole('button', { name: 'Ink' }).click()
  await expect
    .poll(() => asked.findLast((one) => one.call === 'GET /api/public')?.url.searchParams.get('pid'))
    .toBe('inkHoned1224')
  await expect.element(areaField()).toHaveValue('120')
})

test('whoever owns the address is asked instead', async () => {
  const onProduct = vi.fn()
  await draw(serving(), { onProduct })
  await page.getByRole('button', { name: 'Ink' }).click()
  expect(onProduct).toHaveBeenCalledWith('inkHoned1224')
})

test('what can not be had says why', async () => {
  await draw(serving())
  await expect.element(page.getByRole('img', { name: 'Clay: Not made in 12x24' })).toBeVisible()
})
