import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

const materials = (page: Page) => page.getByRole('region', { name: 'Materials for floor' })
const cards = (page: Page) => materials(page).getByRole('listitem')
const totalOf = (category: string): Promise<number> =>
  ask<unknown>(`GET /api/visualization/materials?showroom=0&surface=floor&category=${category}`).then(
    (reply) => (reply as unknown as { total: number }).total,
  )
const found = async (page: Page): Promise<number> =>
  Number((await materials(page).getByRole('status').innerText()).replaceAll(/\D/g, ''))

test('the materials of a surface are chosen by kind, by their facets and by what is in stock, to the last of them', async ({
  page,
}) => {
  // The goods of a showroom are read once, and on a busy machine for longer than a browser waits.
  await ask('GET /api/visualization/templates?showroom=0&page_size=24')
  const [tiles, hardwoods] = [await totalOf('tile-flooring'), await totalOf('hardwood-flooring')]
  await page.goto(hostAt('/visualize/room?plan=living-hearth-14x16&template=living-modern-1'))
  await page.getByRole('radio', { name: /^Floor/ }).check()
  await expect(cards(page).first()).toBeVisible()
  const kind = materials(page).getByLabel('Kind')
  await kind.selectOption({ label: 'Tile' })
  await expect(kind).toHaveValue('tile-flooring')
  await expect.poll(() => found(page)).toBe(tiles)

  await materials(page).getByText('Filters', { exact: true }).click()
  await materials(page).getByLabel('Color').selectOption({ index: 1 })
  await expect.poll(() => found(page)).toBeLessThan(tiles)
  await expect(materials(page).getByText('Filters (1)')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await materials(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => found(page)).toBe(tiles)

  await materials(page)
    .getByLabel(/^In stock for/)
    .check()
  await expect.poll(() => found(page)).toBeLessThan(tiles)
  await kind.selectOption({ label: 'Hardwood' })
  await expect(kind).toHaveValue('hardwood-flooring')
  await expect.poll(() => found(page)).toBeLessThan(hardwoods)
  await expect(materials(page).getByLabel(/^In stock for/)).toBeChecked()
  await materials(page)
    .getByLabel(/^In stock for/)
    .uncheck()
  // The list in stock shows a page of twelve as well, until the whole kind has come.
  await expect.poll(() => found(page)).toBe(hardwoods)
  await expect(cards(page)).toHaveCount(12)
  const first = await cards(page).first().innerText()
  await materials(page).getByRole('button', { name: 'Show more' }).click()
  await expect(cards(page)).toHaveCount(24)
  expect(await cards(page).first().innerText()).toBe(first)
  const name = await cards(page).nth(20).locator('strong').innerText()
  await cards(page).nth(20).getByRole('button').click()
  await expect(page.getByRole('radio', { name: /^Floor/ })).toBeChecked()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Floor')
})
