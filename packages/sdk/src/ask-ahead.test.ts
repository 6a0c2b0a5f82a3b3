import { aPage } from '@showroom/widgets/testing/catalogue-fixtures.ts'
import { aProduct } from '@showroom/widgets/testing/product-fixtures.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { doors } from './doors.ts'
import { startTags } from './start-tags.ts'
import { eventually } from './testing/eventually.ts'
import { pageOfMarket } from './testing/market.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('what a tag shows is asked for while its code is on its way', async () => {
  const { page, asked } = pageOfMarket()
  vi.spyOn(doors, 'showroom-products').mockReturnValue(new Promise(() => undefined))
  document.body.innerHTML = '<showroom-products category="tile-flooring"></showroom-products>'
  stop = startTags(page)
  await eventually(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.url.search).toBe('?showroom=HARVEST2&category=tile-flooring&page_size=10')
})

// The last: tags are what they are from then on.
test('a widget takes the answer that was asked for ahead, and asks for nothing twice', async () => {
  const { page, asked } = pageOfMarket({
    'GET /api/visualization/products': () => aPage(),
    'GET /api/public': () => ({ success: true, data: aProduct() }),
  })
  document.body.innerHTML = `
    <showroom-products category="tile-flooring"></showroom-products>
    <showroom-products showroom="MAPLE247"></showroom-products>
    <showroom-products search="oak" page-size="20"></showroom-products>
    <showroom-product product="abc"></showroom-product>`
  stop = startTags(page)
  const drawn = () =>
    [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector('[part=picture]'))
  await eventually(() => expect(drawn().every(Boolean)).toBe(true))
  const shown = asked.filter(({ url }) => /products$|public$/.test(url.pathname))
  expect(shown.map(({ url }) => url.search).sort()).toEqual([
    '?showroom=HARVEST2&category=tile-flooring&page_size=10',
    '?showroom=HARVEST2&pid=abc',
    '?showroom=HARVEST2&search=oak&page_size=20',
    '?showroom=MAPLE247&page_size=10',
  ])
})
