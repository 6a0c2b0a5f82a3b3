import type { Cart } from '@showroom/contract/cart/cart'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aCart, aLine } from '@showroom/widgets/testing/cart-fixtures.ts'
import type { CartNews } from './page.ts'
import documented from './public-api.md?raw'
import { pageScript } from './page-script.ts'
import { shopAnswer } from './testing/shop-answer.ts'
import { type MarketAnswers, pageOfMarket, refusal } from './testing/market.ts'

const items = [{ product_id: 'fogHoned1224', qty: 9 }]
const ok = (data: Cart) => ({ success: true as const, data })
const takes: MarketAnswers = { 'POST /api/projectCart/sync_to_cart': () => ok(aCart([aLine()])) }

const scriptOn = (answers: MarketAnswers = {}) => {
  const { page, asked } = pageOfMarket(answers)
  const script = pageScript(page)
  onTestFinished(script.disconnect)
  return { page, script, asked }
}

const errorsOfThePage = () => {
  const errors: unknown[] = []
  const hear = (event: ErrorEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    errors.push(event.error)
  }
  window.addEventListener('error', hear, true)
  onTestFinished(() => window.removeEventListener('error', hear, true))
  return errors
}

test('the cart can be watched and added to before the shop is open, and read at any time', async () => {
  const { page, script } = scriptOn(takes)
  const news: CartNews[] = []
  page.cartListeners.add((told) => news.push(told))
  script.watchCart()
  const cart = await script.addToCart(items)
  expect(cart.count).toBe(1)
  expect(news.at(-1)).toMatchObject({ count: 1, contents: { cart_id: 'cart1' } })
  expect(page.cart?.().count).toBe(1)
})

test('what the cart refuses is rejected with the code and the sentence of the refusal', async () => {
  const { script } = scriptOn({
    'POST /api/projectCart/sync_to_cart': () => refusal(422, 'not_enough_stock'),
  })
  await expect(script.addToCart(items)).rejects.toMatchObject({
    code: 'not_enough_stock',
    message: 'Refused: not_enough_stock.',
  })
})

test('a listener of the page that throws is reported to the page, and the next one still hears', async () => {
  const errors = errorsOfThePage()
  const { page, script } = scriptOn(takes)
  const counts: number[] = []
  page.cartListeners.add(() => {
    throw new Error('The page’s own mistake.')
  })
  page.cartListeners.add(({ count }) => counts.push(count))
  script.watchCart()
  expect((await script.addToCart(items)).count).toBe(1)
  expect(counts.at(-1)).toBe(1)
  expect(errors.length).toBeGreaterThan(0)
})

test('calls that the stub has queued are made, and answered', async () => {
  const { page, script } = scriptOn()
  const answered = new Promise((answer) => script.push(['connect', [], answer]))
  expect(await answered).toMatchObject({ showroom: 'HARVEST2' })
  script.push(['theme', ['dark'], () => undefined], ['noSuchCall', [], () => undefined])
  expect(page.theme).toBe('dark')
})

test('a shop that could not be opened may be asked for again', async () => {
  let isDown = true
  const { script } = scriptOn({
    'GET /api/shop': (asked) => {
      if (isDown) throw new TypeError(`Failed to fetch ${asked.url}`)
      return shopAnswer('HARVEST2')
    },
  })
  await expect(script.connect()).rejects.toMatchObject({ code: 'shop_failed' })
  isDown = false
  expect((await script.connect()).showroom).toBe('HARVEST2')
})

test('two showrooms on one page: each connection has its own, and the theme is the page’s', async () => {
  const { page, script } = scriptOn()
  const [harvest, maple] = await Promise.all([script.connect(), script.connect({ showroom: 'MAPLE247' })])
  expect([harvest.showroom, maple.showroom]).toEqual(['HARVEST2', 'MAPLE247'])
  maple.theme('dark')
  expect(page.theme).toBe('dark')
  maple.disconnect()
})

test('the catalogue gives what a page needs for markup of its own', async () => {
  const { script, asked } = scriptOn({
    'GET /api/public': () => refusal(404, 'product_not_found'),
  })
  const { catalogue } = await script.connect()
  expect(await catalogue.categories()).toEqual([])
  await catalogue.products({ category: 'tile-flooring', page_size: 4 }).catch(() => undefined)
  expect(asked.at(-1)?.url.search).toBe('?showroom=HARVEST2&category=tile-flooring&page_size=4')
  await expect(catalogue.product('nothing')).rejects.toMatchObject({ code: 'product_not_found', status: 404 })
  expect(catalogue.pictureUrl({ url: '/pictures/tile', widths: [320, 640, 1280] }, 700)).toMatch(
    /^https:\/\/answering-market-\d+\.test\/pictures\/tile-640\.webp$/,
  )
})

test('after disconnect nothing is heard any more', async () => {
  const { page, script } = scriptOn(takes)
  const heard = vi.fn()
  page.cartListeners.add(heard)
  script.watchCart()
  script.disconnect()
  await script.addToCart(items)
  expect(heard).not.toHaveBeenCalled()
})

test('what a connection offers is written down', async () => {
  const { script } = scriptOn()
  const connection = await script.connect()
  const [, section = ''] = documented.split('### Connection\n')
  const rows = (section.split('\n### ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.map((line) => line.match(/`([a-z]+)/i)?.[1])
  expect([...told].sort()).toEqual(Object.keys(connection).sort())
  const { catalogue, cart } = connection
  for (const name of [...Object.keys(catalogue), ...Object.keys(cart)])
    expect(rows.join()).toContain(`${name}(`)
})
