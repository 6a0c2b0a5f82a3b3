import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCard, aFacet, aFaucet, aPage } from '../testing/catalogue-fixtures.ts'
import { drawWidget, heard } from '../testing/draw-widget.tsx'
import { type AskedOf, type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { css, type ProductsProps, Widget } from './index.ts'

const call = 'GET /api/visualization/products'
const finish = aFacet({
  key: 'finish',
  label: 'Finish',
  values: [{ value: 'Honed', label: 'Honed', count: 12, selected: false }],
})
const shelf = aPage({ facets: [aFacet(), finish], total: 240, last_page: 24 })
const answers: FakeAnswers = {
  [call]: ({ url }: AskedOf) => ({ ...shelf, current_page: Number(url.searchParams.get('page') ?? 1) }),
}

const draw = async (props: ProductsProps = {}, given: FakeAnswers = {}) => {
  const drawn = await drawWidget(
    { ...answers, ...given },
    css,
    <Widget category="tile-flooring" {...props} />,
  )
  const questions = () => drawn.asked.filter((one) => one.call === call).map((one) => one.url.searchParams)
  return { ...drawn, questions, last: () => questions().at(-1) }
}
const choose = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).click()
const total = () => page.getByText('240 materials', { exact: true })

beforeEach(() => page.viewport(1280, 900))

test('the page hears what the list shows, and again when it shows something else', async () => {
  const told: unknown[] = []
  const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail)
  document.addEventListener('showroom:products-shown', hear)
  onTestFinished(() => document.removeEventListener('showroom:products-shown', hear))
  await draw()
  await expect.element(total()).toBeVisible()
  await choose('White')
  await expect.poll(() => told.length).toBe(2)
  const [card] = shelf.data
  expect(told[0]).toMatchObject({
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

describe('filters', () => {
  test('values of one facet widen and several facets narrow: all are sent, one request a gesture', async () => {
    const { questions, last } = await draw()
    await expect.element(total()).toBeVisible()

    await choose('White')
    await choose('Gray')
    await choose('Honed')
    await expect
      .poll(() => last()?.getAll('filters'))
      .toEqual(['color_family:White', 'color_family:Gray', 'finish:Honed'])
    expect(questions()).toHaveLength(4)
  })

  test('a chip takes one choice back, and Clear all takes all', async () => {
    const { last } = await draw({ filters: 'color_family:White; finish:Honed' })

    await page.getByRole('button', { name: 'Remove White' }).click()
    await expect.poll(() => last()?.getAll('filters')).toEqual(['finish:Honed'])

    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => last()?.getAll('filters')).toEqual([])
  })

  test('a new filter begins at the first page', async () => {
    const { last } = await draw()
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => last()?.get('page')).toBe('2')

    await choose('White')
    await expect.poll(() => last()?.get('filters')).toBe('color_family:White')
    expect(last()?.get('page')).toBeNull()
  })

  test('prices are asked for in cents, the lower first', async () => {
    const { last } = await draw()
    await page.getByLabelText('Lowest').fill('12.50')
    await page.getByLabelText('Highest').fill('4x')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => last()?.get('price_max')).toBe('1250')
    expect(last()?.get('price_min')).toBe('400')
  })
})

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

test('on a narrow page the filters open in a sheet, and Escape gives focus back', async () => {
  await page.viewport(390, 844)
  const { last, root } = await draw()
  await page.getByRole('button', { name: 'Filters' }).click()
  await choose('White')
  await expect.poll(() => last()?.get('filters')).toBe('color_family:White')
  await expect.element(page.getByRole('button', { name: 'Show 240 materials' })).toBeVisible()

  await userEvent.keyboard('{Escape}')
  await expect.poll(() => root.activeElement?.textContent).toBe('Filters (1)')
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

describe('cards', () => {
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
})
