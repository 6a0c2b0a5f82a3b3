import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aCard, aFaucet } from '../testing/catalogue-fixtures.ts'
import { call, choose, drawProducts as draw, shelf, total } from '../testing/draw-products.tsx'
import { heard } from '../testing/draw-widget.tsx'
import type { AskedOf } from '../testing/fake-api.ts'

beforeEach(() => page.viewport(1280, 900))

test('cards are drawn once per answer, not with every gesture', async () => {
  const drawnLinks = vi.fn((id: string) => `#${id}`)
  const { questions } = await draw(
    { productHref: drawnLinks },
    {
      [call]: ({ url }: AskedOf) =>
        url.searchParams.getAll('filters').length > 0 ? new Promise(() => undefined) : shelf,
    },
  )
  await expect.element(total()).toBeVisible()
  const drawnAtFirst = drawnLinks.mock.calls.length

  await choose('White')
  await expect.poll(() => questions().length).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Remove White' })).toBeVisible()
  expect(drawnAtFirst).toBeGreaterThan(0)
  expect(drawnLinks.mock.calls.length).toBe(drawnAtFirst)
})

test('a page that prevents product-chosen takes over', async () => {
  const onProduct = vi.fn()
  const { host } = await draw({ onProduct })
  const chosen = heard(host, 'product-chosen')
  host.addEventListener('showroom:product-chosen', (event) => event.preventDefault(), { once: true })
  const card = page.getByRole('button', { name: 'Fog Honed Porcelain Tile 12x24' })

  await card.click()
  expect(onProduct).not.toHaveBeenCalled()
  await card.click()
  expect(onProduct).toHaveBeenCalledWith('fogHoned1224')
  expect(chosen).toEqual([
    { product: 'fogHoned1224', category: 'tile-flooring' },
    { product: 'fogHoned1224', category: 'tile-flooring' },
  ])
})

test('with an address a card is a real link', async () => {
  await draw({ productHref: (id) => `/product/${id}` })
  await expect
    .element(page.getByRole('link', { name: 'Fog Honed Porcelain Tile 12x24' }))
    .toHaveAttribute('href', '/product/fogHoned1224')
})

test('only what is sold by the piece is added from the shelf', async () => {
  const pair = { ...shelf, data: [aCard(), aFaucet()] }
  await draw({}, { [call]: () => pair })
  await expect
    .element(page.getByRole('button', { name: /^Add to cart/ }))
    .toHaveAttribute('aria-label', 'Add to cart: Marlow Widespread Faucet in Brushed Brass')
  expect(page.getByRole('button', { name: /^Add to cart/ }).elements()).toHaveLength(1)
})
