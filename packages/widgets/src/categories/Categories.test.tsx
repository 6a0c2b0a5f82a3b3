import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aMenu, anOpenShop } from '../testing/catalogue-fixtures.ts'
import { drawWidget, heard } from '../testing/draw-widget.tsx'
import { refusal } from '../testing/fake-api.ts'
import { css, Widget } from './index.ts'

test('a tile says its name and its true count, and tells the page which category was chosen', async () => {
  const { host } = await drawWidget({}, css, <Widget />)
  const chosen = heard(host, 'category-chosen')
  await page.getByRole('button', { name: 'Tile Flooring 3,200 materials' }).click()
  expect(chosen).toEqual([{ slug_url: 'tile-flooring', name: 'Tile Flooring', menu_slug: 'floors-walls' }])
})

test('with addresses the tiles are real links', async () => {
  await drawWidget({}, css, <Widget categoryHref={(slug) => `#/category/${slug}`} />)
  await expect
    .element(page.getByRole('link', { name: /luxury-flooring/ }))
    .toHaveAttribute('href', '#/category/luxury-flooring')
})

test('only the department that was asked for is shown', async () => {
  const menu = [...aMenu, ...aMenu.map((one) => ({ ...one, id: 2, name: 'Kitchen', menu_slug: 'kitchen' }))]
  await drawWidget(
    { 'GET /api/shop': () => ({ success: true, data: anOpenShop({ menu }) }) },
    css,
    <Widget department="kitchen" layout="carousel" />,
  )
  await expect.element(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible()
  expect(page.getByRole('heading').elements()).toHaveLength(1)
})

test('a row that shows all it has offers nothing to turn to', async () => {
  const aRow = (name: string, copies: number) =>
    aMenu.slice(0, 1).map((one) => ({
      ...one,
      name,
      menu_slug: name,
      categories: Array.from({ length: copies }, (_, copy) =>
        one.categories.slice(0, 1).map((category) => ({ ...category, id: copy, slug_url: `copy-${copy}` })),
      ).flat(),
    }))
  const menu = [...aRow('Long', 20), ...aRow('Short', 1)]
  await drawWidget(
    { 'GET /api/shop': () => ({ success: true, data: anOpenShop({ menu }) }) },
    css,
    <Widget layout="carousel" />,
  )
  await expect.element(page.getByRole('button', { name: 'More in Long' })).toBeVisible()
  expect(page.getByRole('button', { name: 'More in Short' }).elements()).toHaveLength(0)
})

test('a shop that could not be opened is opened again by the visitor', async () => {
  let isDown = true
  await drawWidget(
    {
      'GET /api/shop': () => {
        if (isDown) throw refusal(500, 'Internal Server error please try again.')
        return { success: true, data: anOpenShop() }
      },
    },
    css,
    <Widget />,
  )
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Tile Flooring')).toBeVisible()
})

test('a page that may not show the showroom gets a polite card and no data', async () => {
  await drawWidget(
    {
      'GET /api/shop': () => {
        throw refusal(403, 'This showroom is not available on this website.')
      },
    },
    css,
    <Widget />,
  )
  await expect.element(page.getByText('This shop isn’t open on this website yet')).toBeVisible()
  expect(page.getByText('Tile Flooring').elements()).toEqual([])
})
