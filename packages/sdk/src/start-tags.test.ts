import { afterEach, expect, test, vi } from 'vitest'
import { pageOf } from './page.ts'
import { startTags } from './start-tags.ts'
import { doors } from './doors.ts'
import { eventually } from './testing/eventually.ts'
import { pageWith } from './testing/shop-answer.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const names: (keyof typeof doors)[] = ['showroom-entry', 'showroom-products', 'showroom-shop']

const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 8_000 })

test('a page without tags asks for nothing', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  const loads = names.map((name) => vi.spyOn(doors, name))
  stop = startTags(pageOf({ showroom: 'HARVEST2', apiBase: 'https://nowhere.test' }))
  await new Promise((done) => setTimeout(done, 150))
  expect(fetched).not.toHaveBeenCalled()
  for (const load of loads) expect(load).not.toHaveBeenCalled()
})

test('a tag becomes its widget, in the showroom of the page', async () => {
  document.body.innerHTML = '<showroom-cart-button></showroom-cart-button>'
  stop = startTags(pageWith('HARVEST2'))
  const element = document.body.firstElementChild
  await until(() => Boolean(element?.shadowRoot?.querySelector('button')))
  await until(() => element?.shadowRoot?.querySelector('.badge')?.textContent === '3')
})

test('the shop is asked for once, with the token of the visitor’s cart, before any code has come', () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{}'))
  localStorage.setItem('showroom:market.test:HARVEST2:cart_id', 'sr_c_token')
  const page = pageOf({ showroom: 'HARVEST2', apiBase: 'https://market.test' })
  page.ahead.set('https://market.test/api/shop?showroom=MAPLE247', null)
  document.body.innerHTML =
    '<showroom-entry></showroom-entry><showroom-categories></showroom-categories><showroom-product showroom="MAPLE247"></showroom-product>'
  vi.spyOn(doors, 'showroom-entry').mockReturnValue(new Promise(() => undefined))
  vi.spyOn(doors, 'showroom-categories').mockReturnValue(new Promise(() => undefined))
  vi.spyOn(doors, 'showroom-product').mockReturnValue(new Promise(() => undefined))
  stop = startTags(page)
  return eventually(() => {
    expect(doors['showroom-product']).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched).toHaveBeenCalledWith(
      'https://market.test/api/shop?showroom=HARVEST2',
      expect.objectContaining({ credentials: 'omit', headers: { 'Showroom-Cart': 'sr_c_token' } }),
    )
    localStorage.clear()
  })
})

test('a chunk that does not come leaves the tag as the page wrote it, and tells the page', async () => {
  vi.spyOn(doors, 'showroom-products').mockRejectedValue(new TypeError('Failed to fetch'))
  document.body.innerHTML = '<showroom-products><a href="/tile">Tile</a></showroom-products>'
  const told: unknown[] = []
  const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail)
  document.addEventListener('showroom:error', hear)
  stop = startTags(pageWith('HARVEST2'))
  await until(() => told.length > 0)
  document.removeEventListener('showroom:error', hear)
  expect(told).toEqual([
    { code: 'not_loaded', tag: 'showroom-products', message: 'TypeError: Failed to fetch' },
  ])
  expect(document.querySelector('showroom-products')?.shadowRoot).toBeNull()
  expect(document.querySelector('showroom-products a')?.checkVisibility()).toBe(true)
})

test('what did not come is asked for again as soon as there is a network', async () => {
  const door = doors['showroom-cart-button']
  vi.spyOn(doors, 'showroom-cart-button')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(door)
  const told: Event[] = []
  const hear = (event: Event) => told.push(event)
  document.addEventListener('showroom:error', hear)
  document.body.innerHTML = '<showroom-cart-button>Cart</showroom-cart-button>'
  stop = startTags(pageWith('HARVEST2'))
  await until(() => told.length > 0)
  window.dispatchEvent(new Event('online'))
  await until(() => vi.mocked(doors['showroom-cart-button']).mock.calls.length === 2)
  document.removeEventListener('showroom:error', hear)
  expect(told).toHaveLength(1)
})

test('without a word of the network it is asked for again after a while', async () => {
  const load = vi
    .spyOn(doors, 'showroom-entry')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockReturnValue(new Promise(() => undefined))
  document.body.innerHTML = '<showroom-entry></showroom-entry>'
  stop = startTags(pageWith('HARVEST2'))
  await until(() => load.mock.calls.length === 2)
})
