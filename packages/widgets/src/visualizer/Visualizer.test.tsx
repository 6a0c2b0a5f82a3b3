import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawWidget } from '../testing/draw-widget.tsx'
import { refusal } from '../testing/fake-api.ts'
import { theRooms } from '../testing/visualizer-fixtures.ts'
import { css, Widget } from './index.ts'

test('a room is chosen and its floor changed: the picture, the count and the way to the editor follow', async () => {
  const { asked } = await drawWidget(theRooms(), css, <Widget />)
  await page.getByRole('button', { name: /Warm oak/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Warm oak' })).toBeVisible()
  await page.getByRole('button', { name: /Slate/ }).click()
  const wanted = () => asked.findLast(({ call }) => call.includes('/template/'))?.url.searchParams.get('lay')
  await expect.poll(wanted).toBe('floor:slate')
  await expect
    .element(page.getByRole('link', { name: 'Open the full editor' }))
    .toHaveAttribute('href', expect.stringContaining('lay=floor%3Aslate'))
})

test('all of it goes into the cart, with the surface and the area in the note', async () => {
  const { asked } = await drawWidget(theRooms(), css, <Widget template="warm" />)
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  const sent = () => asked.find(({ call }) => call.startsWith('POST /api/projectCart/sync'))?.body
  await expect.poll(sent).toMatchObject({
    items: [
      {
        product_id: 'fogHoned1224',
        qty: 11,
        coverage_note: { rooms: [{ name: 'Floor, A galley', area: 143_000 }], waste_pct: 13 },
      },
    ],
  })
})

test('a look’s fixtures are listed by what they are, and go into the cart without a note of an area', async () => {
  const rooms = theRooms()
  const { data } = rooms['GET /api/visualization/template/{id}']()
  const [floor] = data.lines
  if (!floor) throw new Error('The look has a floor.')
  const pull = { ...floor, product_id: 'pull', name: 'Bar pull', surfaces: [], area: 0, qty: 4, uom: 'Piece' }
  const lines = [floor, { ...pull, fixtures: [{ key: 'pulls' as const, qty: 4 }] }]
  const withPulls = () => ({ success: true as const, data: { ...data, lines } })
  const { asked } = await drawWidget(
    { ...rooms, 'GET /api/visualization/template/{id}': withPulls },
    css,
    <Widget template="warm" />,
  )
  const row = page.getByRole('row').filter({ hasText: 'Bar pull' })
  await expect.element(row).toHaveTextContent('Pulls and knobs4 × Piece')
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  const sent = () => asked.find(({ call }) => call.startsWith('POST /api/projectCart/sync'))?.body
  await expect
    .poll(sent)
    .toMatchObject({ items: [{ product_id: 'fogHoned1224' }, { product_id: 'pull', qty: 4 }] })
  expect(JSON.stringify(sent()).match(/coverage_note/g)).toHaveLength(1)
})

test('another fixture is chosen among the showroom’s, which are asked for when its kind is opened', async () => {
  const { asked } = await drawWidget(theRooms(), css, <Widget template="warm" />)
  const askedFor = (surface: string) =>
    asked.some(
      ({ url }) => url.pathname.endsWith('/materials') && url.searchParams.get('surface') === surface,
    )
  await expect.element(page.getByRole('button', { name: /Slate/ })).toBeVisible()
  expect([askedFor('floor'), askedFor('pulls')]).toEqual([true, false])
  const fixtures = page.getByRole('group', { name: 'Fixtures' })
  await expect.element(fixtures.getByRole('radio', { name: 'Lights' })).toBeVisible()
  await fixtures.getByRole('radio', { name: 'Pulls and knobs' }).click()
  await expect.element(page.getByRole('heading', { name: 'Fixtures: pulls and knobs' })).toBeVisible()
  expect(askedFor('pulls')).toBe(true)
  await page.getByRole('button', { name: /Bar pull/ }).click()
  const wanted = () => asked.findLast(({ call }) => call.includes('/template/'))?.url.searchParams.get('lay')
  await expect.poll(wanted).toBe('pulls:pull')
})

test('where there is no template, that is said', async () => {
  const none = { ...theRooms(), 'GET /api/visualization/templates': () => theRooms.looks([]) }
  await drawWidget(none, css, <Widget />)
  await expect.element(page.getByText('There is no room like this yet.')).toBeVisible()
})

test('a room that could not be opened is opened again by the visitor', async () => {
  let isDown = true
  const rooms = theRooms()
  const failing = {
    ...rooms,
    'GET /api/visualization/template/{id}': () => {
      if (isDown) throw refusal(500, 'Internal Server error please try again.')
      return rooms['GET /api/visualization/template/{id}']()
    },
  }
  await drawWidget(failing, css, <Widget template="warm" />)
  await expect.element(page.getByText('This room could not be opened.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Warm oak' })).toBeVisible()
})

test('goods have the price first that the visitor wants first', async () => {
  const { shop } = await drawWidget(theRooms(), css, <Widget template="warm" />)
  const slate = page.getByRole('button', { name: /Slate/ })
  await expect.element(slate).toHaveTextContent('$88.21 per Box')
  shop.state.setState({ display: { is_decimal: false, is_priced_by_unit: false } })
  await expect.element(slate).toHaveTextContent('$5.69 /sq ft')
})
