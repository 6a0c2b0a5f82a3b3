import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard, aPage } from '../testing/catalogue-fixtures.ts'
import { call, choose, drawProducts as draw, shelf, total } from '../testing/draw-products.tsx'
import { type AskedOf, refusal } from '../testing/fake-api.ts'

beforeEach(() => page.viewport(1280, 900))

test('the page hears what the list shows, and again when it shows something else', async () => {
  const details: unknown[] = []
  const hear = (event: Event) => details.push(event instanceof CustomEvent && event.detail)
  document.addEventListener('showroom:products-shown', hear)
  onTestFinished(() => document.removeEventListener('showroom:products-shown', hear))
  await draw()
  await expect.element(total()).toBeVisible()
  await choose('White')
  await expect.poll(() => details.length).toBe(2)
  const [card] = shelf.data
  expect(details[0]).toMatchObject({
    total: 240,
    items: expect.arrayContaining([
      {
        product_id: card?.id,
        name: card?.name,
        brand: card?.brand,
        unit_price_cents: card?.price.price_cents,
      },
    ]),
  })
})

test('the heading keeps its place when the way back above it comes', async () => {
  let release: (reply: typeof shelf) => void = () => {}
  const late = new Promise<typeof shelf>((arrive) => (release = arrive))
  await draw({ categoryHref: (slug) => `#${slug}` }, { [call]: () => late })
  const heading = page.getByRole('heading', { level: 2 }).first()
  await expect.element(heading).toBeVisible()
  const before = heading.element().getBoundingClientRect().top
  release(shelf)
  await expect.element(page.getByRole('navigation', { name: /^Breadcrumb/ })).toBeVisible()
  expect(heading.element().getBoundingClientRect().top).toBe(before)
})

describe('pages', () => {
  test('ten products a page unless the tag says otherwise', async () => {
    const { last } = await draw()
    await expect.element(total()).toBeVisible()
    expect(last()?.get('page_size')).toBe('10')
    await draw({ pageSize: '24' }).then((other) =>
      expect.poll(() => other.last()?.get('page_size')).toBe('24'),
    )
  })

  test('the page box takes digits only and is capped to the last page', async () => {
    const { last } = await draw()
    await page.getByLabelText('Go to page').fill('9a99')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => last()?.get('page')).toBe('24')
  })

  test('focus goes to the heading when a page is turned', async () => {
    const { root } = await draw()
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => root.activeElement?.textContent).toBe('Tile Flooring')
  })
})

describe('answers', () => {
  test('a late answer to an earlier question is dropped', async () => {
    let release = () => {}
    const late = new Promise<void>((arrive) => {
      release = arrive
    })
    await draw(
      {},
      {
        [call]: async ({ url }: AskedOf) => {
          const filters = url.searchParams.getAll('filters')
          if (filters.length === 1) await late
          const name = filters.length === 2 ? 'Newest answer' : filters.length === 1 ? 'Late answer' : 'First'
          return { ...shelf, data: [aCard({ name })] }
        },
      },
    )
    await choose('White')
    await choose('Gray')
    await expect.element(page.getByText('Newest answer')).toBeVisible()

    release()
    await new Promise((rest) => setTimeout(rest, 50))
    await expect.element(page.getByText('Newest answer')).toBeVisible()
    expect(page.getByText('Late answer').query()).toBeNull()
  })

  test('a failure says what happened and keeps the filters; Try again asks once more', async () => {
    const answer = vi.fn()
    answer.mockImplementationOnce(() => {
      throw refusal(500, '')
    })
    answer.mockImplementation(() => shelf)
    await draw({}, { [call]: answer })
    await expect.element(page.getByRole('alert')).toHaveTextContent('Internal Server error please try again.')

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(total()).toBeVisible()
  })

  test('nothing found offers what was probably meant', async () => {
    const nothing = aPage({ data: [], total: 0, suggestion: { search: 'faucet', category: null } })
    const { last } = await draw({ search: 'fawcet' }, { [call]: () => nothing })
    await expect.element(page.getByText('We found nothing for “fawcet”.')).toBeVisible()

    await page.getByRole('button', { name: 'faucet', exact: true }).click()
    await expect.poll(() => last()?.get('search')).toBe('faucet')
  })
})
