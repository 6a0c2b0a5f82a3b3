import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../testing/fake-api.ts'
import { drawIn, drawOn, shopWith } from '../testing/draw-widget.tsx'

const refusedShop = () =>
  shopWith({
    'GET /api/shop': () => {
      throw refusal(403, 'This showroom is not available on this website.')
    },
  }).shop

const title = 'This shop isn’t open on this website yet'
afterEach(() => document.documentElement.setAttribute('lang', 'en'))

test('a refused page shows a card with the way to the showroom’s own page, and nothing of the widget', async () => {
  const shop = refusedShop()
  await drawIn(shop, [], <p>Tile</p>)
  await expect.element(page.getByText(title)).toBeVisible()
  const link = page.getByRole('link', { name: 'Visit the showroom' })
  await expect
    .element(link)
    .toHaveAttribute('href', `${shop.apiBase}/showroom/visualize/contractor/all?showroom=HARVEST2`)
  await expect.element(link).toHaveAttribute('target', '_top')
  expect(page.getByText('Tile').elements()).toEqual([])
})

test.each([
  ['es-MX', 'es', 'Visitar el showroom'],
  ['FR', 'fr', 'Visiter le showroom'],
  ['de-CH', 'de', 'Zum Showroom'],
  ['ja', 'en', 'Visit the showroom'],
  ['constructor', 'en', 'Visit the showroom'],
])('on a page in “%s” it speaks %s', async (stated, lang, visit) => {
  document.documentElement.lang = stated
  const { root } = await drawIn(refusedShop(), [], <p>Tile</p>)
  await expect.element(page.getByRole('link', { name: visit })).toBeVisible()
  expect(root.querySelector('.refusal')?.getAttribute('lang')).toBe(lang)
})

test('however many tags a showroom has on the page, it is said once; when that tag goes, by the next', async () => {
  const shop = refusedShop()
  const first = await drawIn(shop, [], <p>One</p>)
  const second = await drawIn(shop, [], <p>Two</p>)
  await expect.element(page.getByText(title)).toBeVisible()
  const cards = () => [first, second].map(({ root }) => root.querySelectorAll('.refusal').length)
  await expect.poll(cards).toEqual([1, 0])
  first.undraw()
  await expect.poll(cards).toEqual([0, 1])
})

test('a badge is no place for a card', async () => {
  const shop = refusedShop()
  const draw = (tag: string) => drawOn(document.createElement(tag), { shop, css: [], widget: <p>Goods</p> })
  const badge = await draw('showroom-cart-button')
  const list = await draw('showroom-products')
  await expect.poll(() => list.root.querySelectorAll('.refusal').length).toBe(1)
  expect(badge.root.querySelector('.root')?.textContent).toBe('')
})

test('a page that may not even send a cart’s token learns by asking without it', async () => {
  const tokens: boolean[] = []
  const { shop } = shopWith(
    {
      'GET /api/shop': ({ token }) => {
        tokens.push(token !== null)
        // A refused preflight is a lost network to the page.
        if (token !== null) throw new TypeError('Failed to fetch')
        throw refusal(403, 'This showroom is not available on this website.')
      },
    },
    { cartToken: `sr_c_${'x'.repeat(43)}` },
  )
  await drawIn(shop, [], <p>Tile</p>)
  await expect.element(page.getByText(title)).toBeVisible()
  expect(tokens).toEqual([true, true, false])
})
