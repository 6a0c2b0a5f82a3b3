import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choose, drawProducts as draw, total } from '../testing/draw-products.tsx'

beforeEach(() => page.viewport(1280, 900))

test('values of one facet widen and several facets narrow: all are sent, one request a gesture', async () => {
  const { questions, last } = await draw()
  await expect.element(total()).toBeVisible()

  await choose('White')
  await choose('Gray')
  await choose('Honed')
  await expect
    .poll(() => last()?.getAll('filters'))
    .toEqual(['color_family:White', 'color_family:Gray', 'finish:Honed'])
  expect(questions()).toHaveLength(4)
})

test('a chip takes one choice back, and Clear all takes all', async () => {
  const { last } = await draw({ filters: 'color_family:White; finish:Honed' })

  await page.getByRole('button', { name: 'Remove White' }).click()
  await expect.poll(() => last()?.getAll('filters')).toEqual(['finish:Honed'])

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect.poll(() => last()?.getAll('filters')).toEqual([])
})

test('a new filter begins at the first page', async () => {
  const { last } = await draw()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect.poll(() => last()?.get('page')).toBe('2')

  await choose('White')
  await expect.poll(() => last()?.get('filters')).toBe('color_family:White')
  expect(last()?.get('page')).toBeNull()
})

test('prices are asked for in cents, the lower first', async () => {
  const { last } = await draw()
  await page.getByLabelText('Lowest').fill('12.50')
  await page.getByLabelText('Highest').fill('4x')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => last()?.get('price_max')).toBe('1250')
  expect(last()?.get('price_min')).toBe('400')
})

test('on a narrow page the filters open in a sheet, and Escape gives focus back', async () => {
  await page.viewport(390, 844)
  const { last, root } = await draw()
  await page.getByRole('button', { name: 'Filters' }).click()
  await choose('White')
  await expect.poll(() => last()?.get('filters')).toBe('color_family:White')
  await expect.element(page.getByRole('button', { name: 'Show 240 materials' })).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.poll(() => root.activeElement?.textContent).toBe('Filters (1)')
})

test('a price that was typed in the sheet counts when its materials are asked for', async () => {
  await page.viewport(390, 844)
  const { last } = await draw()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByLabelText('Highest').fill('12')
  await page.getByRole('button', { name: 'Show 240 materials' }).click()
  await expect.poll(() => last()?.get('price_max')).toBe('1200')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
