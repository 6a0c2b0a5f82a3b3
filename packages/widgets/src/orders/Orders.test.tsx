import type { Order } from '@showroom/contract/order/order'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { type FakeAnswers, named, refusal } from '../testing/fake-api.ts'
import { anOrder, anOrderSummary, aPageOfOrders } from '../testing/order-fixtures.ts'
import { css, type OrdersProps, Widget } from './index.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const token = `sr_e_${'x'.repeat(43)}`

const answers = (more: FakeAnswers = {}): FakeAnswers => ({
  'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
  'GET /api/order': () => aPageOfOrders([anOrderSummary()]),
  ...named('GET /api/order/order1', () => ({ success: true, data: anOrder() })),
  ...more,
})

/** Somebody has signed in on this page before, unless the test says otherwise. */
const draw = async (more: FakeAnswers = {}, props: OrdersProps = {}, isIn = true) => {
  const { shop, asked } = shopWith(answers(more))
  onTestFinished(() => sessionStorage.removeItem(`${shop.prefix}:session`))
  if (isIn) sessionStorage.setItem(`${shop.prefix}:session`, `${token} Ana`)
  const drawn = await drawIn(shop, css, <Widget {...props} />)
  return { shop, asked, ...drawn }
}

const order = () => page.getByRole('article', { name: 'Order SR-260002' })

describe('the orders of a showroom', () => {
  test('each is told with its day, its sum, and its status in the client’s words', async () => {
    const { asked } = await draw()
    await expect.element(order()).toHaveTextContent('Order received')
    await expect.element(order()).toHaveTextContent('Placed Nov 2, 2026 · 2 items · Harvest Home Remodeling')
    await expect.element(order()).toHaveTextContent('Tile arrives 11.12–11.16')
    await expect.element(order()).toHaveTextContent('$1,230.03')
    const ask = asked.find(({ call }) => call === 'GET /api/order')
    expect(ask?.url.searchParams.get('showroom')).toBe('HARVEST2')
    expect(ask?.bearer).toBe(`Bearer ${token}`)
  })

  test('its lines come with the wish to see them, by vendor, with what is held and charged', async () => {
    const movement = { vendor: 'Ferrier & Lowe', amount_cents: 35_918 }
    const movements: Order['movements'] = [
      { ...movement, kind: 'capture', at: '2026-11-05T19:00:00.000Z' },
      { ...movement, kind: 'capture', at: '2026-11-04T19:00:00.000Z' },
      { ...movement, kind: 'hold', at: '2026-11-02T18:15:00.000Z' },
    ]
    const { asked } = await draw(
      named('GET /api/order/order1', () => ({ success: true, data: anOrder({ movements }) })),
    )
    const items = page.getByRole('button', { name: 'Show items of order SR-260002' })
    await expect.element(items).toHaveAttribute('aria-expanded', 'false')
    expect(asked.some(({ call }) => call === 'GET /api/order/order1')).toBe(false)
    await items.click()
    const tile = page.getByRole('region', { name: 'From Halden Stone Works' })
    await expect.element(tile).toHaveTextContent('Inside the house. Arrives Thu, Nov 12 – Mon, Nov 16')
    await expect.element(tile).toHaveTextContent('12" × 24"12 by 24 inchesLot 26-0413 · 9 × $88.21 /box')
    await expect.element(tile).toHaveTextContent('$754.20')
    await expect.element(page.getByRole('region', { name: 'From Ferrier' })).toHaveTextContent('On the way')
    const sums = 'Held on your card Nov 2, 2026$870.85Charged Nov 4, 2026, Nov 5, 2026$359.18Released $0.00'
    await expect.element(order()).toHaveTextContent(sums)
    await expect.element(order()).not.toHaveTextContent('Refunded')
  })

  test('lines that did not come can be asked for again', async () => {
    let isDown = true
    await draw(
      named('GET /api/order/order1', () => {
        if (isDown) throw refusal(500, 'Internal Server error please try again.')
        return { success: true, data: anOrder() }
      }),
    )
    await page.getByRole('button', { name: 'Show items of order SR-260002' }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('We could not load the items')
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('Fog Honed Porcelain Tile 12x24')).toBeVisible()
  })

  test('older orders come below, until there are none', async () => {
    await draw({
      'GET /api/order': ({ url }) => {
        const number = Number(url.searchParams.get('page'))
        const older = anOrderSummary({ id: `order${number}`, number: `SR-26000${number}` })
        return aPageOfOrders([older], { last_page: 2 })
      },
    })
    await page.getByRole('button', { name: 'Show older orders' }).click()
    await expect.element(page.getByRole('heading', { name: 'Order SR-260001' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Order SR-260002' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Show older orders' })).not.toBeInTheDocument()
  })

  test('a page writes days its own way, and adds ways of its own', async () => {
    await draw({}, { dayOf: () => '11.02.2026', waysOf: ({ id }) => <a href={`#${id}`}>Cancel</a> })
    await expect.element(order()).toHaveTextContent('Placed 11.02.2026 · 2 items')
    await expect.element(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '#order1')
  })

  test('the page’s own way to an order is taken', async () => {
    const gone: string[] = []
    await draw({}, { orderHref: (id) => `#${id}`, onOrder: (id) => gone.push(id) })
    const link = page.getByRole('link', { name: 'Order details of order SR-260002' })
    await expect.element(link).toHaveAttribute('href', '#order1')
    await link.click()
    expect(gone).toEqual(['order1'])
  })

  test('an order that was placed meanwhile is among them', async () => {
    let orders = [anOrderSummary()]
    const { host } = await draw({ 'GET /api/order': () => aPageOfOrders(orders) })
    await expect.element(order()).toBeVisible()
    orders = [anOrderSummary({ id: 'order9', number: 'SR-260009' }), ...orders]
    host.dispatchEvent(new CustomEvent('showroom:order-placed', { bubbles: true, composed: true }))
    await expect.element(page.getByRole('heading', { name: 'Order SR-260009' })).toBeVisible()
  })
})

test('a search is told to the server, and what it does not find is not called an empty history', async () => {
  const { asked } = await draw(
    { 'GET /api/order': () => aPageOfOrders([]) },
    { search: 'tub', status: 'shipped', project: 'project1', from: '11.01.2026', isEverywhere: true },
  )
  await expect.element(page.getByText('No order matches.')).toBeVisible()
  const query = asked.find(({ call }) => call === 'GET /api/order')?.url.searchParams
  expect(Object.fromEntries(query ?? [])).toEqual({
    page: '1',
    s: 'tub',
    status: 'shipped',
    project: 'project1',
    from: '11.01.2026',
  })
})

test('nothing ordered yet: a sentence, and the way on', async () => {
  await draw({ 'GET /api/order': () => aPageOfOrders([]) }, { shopHref: '#shop' })
  await expect.element(page.getByText('No orders yet.')).toBeVisible()
  await expect.element(page.getByText('Items you approve will show here after checkout.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '#shop')
})

test('a list that did not come says so, and comes when asked again', async () => {
  let isDown = true
  await draw({
    'GET /api/order': () => {
      if (isDown) throw refusal(500, 'Internal Server error please try again.')
      return aPageOfOrders([anOrderSummary()])
    },
  })
  await expect.element(page.getByText('We could not load your orders.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(order()).toBeVisible()
})

describe('who is not signed in on a website', () => {
  test('is told so and offered the way in; nothing is asked of the server', async () => {
    const { asked } = await draw({}, {}, false)
    await expect.element(page.getByText('Sign in to see your orders.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    expect(asked.some(({ call }) => call === 'GET /api/order')).toBe(false)
  })

  test('is told again when their sign-in has ended', async () => {
    await draw({
      'GET /api/order': () => {
        throw refusal(401, 'Unauthenticated.')
      },
    })
    await expect.element(page.getByText('Your sign-in has ended. Please sign in again.')).toBeVisible()
  })
})

test('the keyboard opens and shuts the lines and stays where it is', async () => {
  const { root } = await draw()
  await expect.element(order()).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Fog Honed Porcelain Tile 12x24')).toBeVisible()
  expect(root.activeElement?.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Fog Honed Porcelain Tile 12x24')).not.toBeInTheDocument()
})
