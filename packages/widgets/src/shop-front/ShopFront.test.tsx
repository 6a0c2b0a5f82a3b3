import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard, aPage } from '../testing/catalogue-fixtures.ts'
import { aProduct } from '../testing/product-fixtures.ts'
import { drawWidget } from '../testing/draw-widget.tsx'
import type { AskedOf, FakeAnswers } from '../testing/fake-api.ts'
import { fakeCart } from '../testing/fake-cart.ts'
import { css, type ShopFrontProps, Widget } from './index.ts'

const cards = Array.from({ length: 10 }, (_, index) => aCard({ id: `tile${index}`, name: `Tile ${index}` }))
const answers: FakeAnswers = {
  ...fakeCart([]).answers,
  'GET /api/visualization/products': ({ url }: AskedOf) =>
    aPage({ data: cards, total: 40, last_page: 4, current_page: Number(url.searchParams.get('page') ?? 1) }),
  'GET /api/public': ({ url }: AskedOf) => ({
    success: true,
    data: aProduct({ id: url.searchParams.get('pid') ?? '', name: `Product ${url.searchParams.get('pid')}` }),
  }),
  'POST /api/top_products/': () => ({ success: true, data: [] }),
  'POST /api/customer_also_viewed/': () => ({ success: true, data: [] }),
  'POST /api/recently_viewed/': () => ({ success: true, data: [] }),
}
const draw = (props: ShopFrontProps = {}) => drawWidget(answers, css, <Widget {...props} />)

const pageAddress = `${location.pathname}${location.search}`
const tileFlooring = () => page.getByRole('link', { name: /^Tile Flooring/ })
const heading = (name: string) => page.getByRole('heading', { name, level: 2 })

beforeEach(async () => {
  await page.viewport(1280, 900)
  history.replaceState(null, '', pageAddress)
})
afterEach(() => history.replaceState(null, '', pageAddress))

describe('with hash addresses', () => {
  test('from the front door to a product, and back the same way', async () => {
    const title = document.title
    await draw()
    await tileFlooring().click()
    await expect.element(heading('Tile Flooring')).toBeVisible()
    expect(location.hash).toBe('#/category/tile-flooring')

    await page.getByRole('link', { name: 'Tile 3' }).click()
    await expect.element(heading('Product tile3')).toBeVisible()
    expect(location.hash).toBe('#/product/tile3')

    history.back()
    await expect.element(heading('Tile Flooring')).toBeVisible()
    history.back()
    await expect.element(tileFlooring()).toBeVisible()
    history.forward()
    await expect.element(heading('Tile Flooring')).toBeVisible()
    expect(document.title).toBe(title)
  })

  test('a list that is come back to is drawn once', async () => {
    let drawings = 0
    const count = () => (drawings += 1)
    document.addEventListener('showroom:products-shown', count)
    onTestFinished(() => document.removeEventListener('showroom:products-shown', count))
    await draw({ start: '/category/tile-flooring' })
    await page.getByRole('link', { name: 'Tile 3' }).click()
    await expect.element(heading('Product tile3')).toBeVisible()
    drawings = 0
    history.back()
    await expect.element(heading('Tile Flooring')).toBeVisible()
    await expect.poll(() => drawings).toBeGreaterThan(0)
    await new Promise((rest) => setTimeout(rest, 50))
    expect(drawings).toBe(1)
  })

  test('an address that is put back while the shop is being drawn is followed', async () => {
    const PutBack = () => {
      useLayoutEffect(() => history.replaceState(null, '', '#/category/tile-flooring'), [])
      return null
    }
    await drawWidget(
      answers,
      css,
      <>
        <Widget />
        <PutBack />
      </>,
    )
    await expect.element(heading('Tile Flooring')).toBeVisible()
  })

  test('a filter is part of the address, and Back takes it away', async () => {
    await draw({ start: '/category/tile-flooring' })
    const white = page.getByRole('checkbox', { name: /^White/ })
    await white.click()
    await expect.poll(() => location.hash).toContain('f=color_family%3AWhite')

    history.back()
    await expect.element(white).not.toBeChecked()
  })

  test('a deep link opens its view', async () => {
    history.replaceState(null, '', `${pageAddress}#/product/tile7`)
    await draw()
    await expect.element(heading('Product tile7')).toBeVisible()
  })

  test('an anchor of the page moves nothing', async () => {
    await draw({ start: '/product/tile2' })
    await expect.element(heading('Product tile2')).toBeVisible()
    location.hash = '#about-us'
    await new Promise((rest) => setTimeout(rest, 50))
    await expect.element(heading('Product tile2')).toBeVisible()
  })

  test('Back returns to where the visitor was on the page', async () => {
    await page.viewport(390, 700)
    await draw({ start: '/category/tile-flooring' })
    const last = page.getByRole('link', { name: 'Tile 9' })
    await expect.element(last).toBeVisible()
    window.scrollTo(0, 900)
    await expect.poll(() => window.scrollY).toBe(900)
    await last.click()
    await expect.element(heading('Product tile9')).toBeVisible()

    const left = history.length
    history.back()
    await expect.element(heading('Tile Flooring')).toBeVisible()
    await expect.poll(() => window.scrollY).toBeGreaterThan(850)
    expect(history.length).toBe(left)
  })
})

test('focus follows to the new view’s heading, but is not taken when the shop opens', async () => {
  const { root } = await draw()
  await expect.element(tileFlooring()).toBeVisible()
  expect(root.activeElement).toBeNull()

  await tileFlooring().click()
  await expect.poll(() => root.activeElement?.textContent).toBe('Tile Flooring')
})

test('the search in the header looks through the whole shop', async () => {
  const { asked } = await draw()
  await page.getByLabelText('Search materials').fill('oak')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Results for “oak”')).toBeVisible()
  const searched = () =>
    asked.findLast((one) => one.call.endsWith('/products'))?.url.searchParams.get('search')
  await expect.poll(searched).toBe('oak')
})

test('with query addresses the page keeps its own query and anchor', async () => {
  const own = `${location.pathname}?page_id=7#top`
  history.replaceState(null, '', own)
  await draw({ routing: 'query' })
  await tileFlooring().click()
  await expect.element(heading('Tile Flooring')).toBeVisible()
  const address = new URL(location.href)
  expect([address.searchParams.get('page_id'), address.searchParams.get('shop'), address.hash]).toEqual([
    '7',
    '/category/tile-flooring',
    '#top',
  ])
})

test('without routing the address is left alone', async () => {
  await draw({ routing: 'none' })
  const address = location.href
  await page.getByRole('button', { name: /^Tile Flooring/ }).click()
  await expect.element(heading('Tile Flooring')).toBeVisible()
  expect(location.href).toBe(address)
})

test('a page that takes category-chosen over keeps the shop where it is', async () => {
  const { host } = await draw()
  host.addEventListener('showroom:category-chosen', (event) => event.preventDefault())
  await tileFlooring().click()
  await expect.element(tileFlooring()).toBeVisible()
  expect(location.hash).toBe('')
})
