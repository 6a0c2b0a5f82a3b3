import { expect, test } from 'vitest'
import { openGoods } from './contractor-fragments.ts'

const page = `<script src="x" data-showroom="HARVEST2"></script>
<showroom-cart-button><a href="/shop">Cart</a></showroom-cart-button>
<showroom-products category="tile" page-size="10">
  <a href="/tile">Tile</a>
</showroom-products>
<p>Between</p>
<showroom-product product="HECN"></showroom-product>`

const marketplace = 'https://shop.example'

test('goods are drawn by the marketplace, as their tags ask for, and the rest of the page is left alone', async () => {
  const include = openGoods(marketplace, async (url) => new Response(`[${url}]`))
  expect(await include(page)).toBe(`<script src="x" data-showroom="HARVEST2"></script>
<showroom-cart-button><a href="/shop">Cart</a></showroom-cart-button>
[${marketplace}/showroom/embed/fragment/showroom-products?showroom=HARVEST2&category=tile&page-size=10]
<p>Between</p>
[${marketplace}/showroom/embed/fragment/showroom-product?showroom=HARVEST2&product=HECN]`)
})

test('what is drawn is written as it came, whatever its prices look like', async () => {
  const include = openGoods(marketplace, async () => new Response('$& costs $1'))
  expect(await include('<showroom-product product="A"></showroom-product>')).toBe('$& costs $1')
})

test.each([
  ['does not answer', async () => Promise.reject(new Error('offline'))],
  ['refuses', async () => new Response('{"success":false}', { status: 403 })],
])('a tag stays as it is written when the marketplace %s', async (_how, ask) => {
  expect(await openGoods(marketplace, ask)(page)).toBe(page)
})

test('one tag that can not be drawn does not keep the others from it', async () => {
  const include = openGoods(marketplace, async (url) =>
    String(url).includes('HECN') ? new Response('', { status: 404 }) : new Response('[drawn]'),
  )
  const html = await include(page)
  expect(html).toContain('[drawn]')
  expect(html).toContain('<showroom-product product="HECN"></showroom-product>')
})

test('a minute’s visitors ask the marketplace once', async () => {
  let asked = 0
  const include = openGoods(marketplace, async () => {
    asked += 1
    return new Response('[drawn]')
  })
  await Promise.all([include(page), include(page)])
  await include(page)
  expect(asked).toBe(2)
})

test('a marketplace that failed is asked again by the next visitor', async () => {
  let isUp = false
  const include = openGoods(marketplace, async () =>
    isUp ? new Response('[drawn]') : new Response('', { status: 503 }),
  )
  await include(page)
  isUp = true
  expect(await include(page)).toContain('[drawn]')
})
