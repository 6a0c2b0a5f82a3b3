import type { Selection } from '@showroom/contract/checklist/checklist'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChecklist, anApproved, anOption, aSelection } from '../testing/checklist-fixtures.ts'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { type AskedOf, type FakeAnswers, named, refusal } from '../testing/fake-api.ts'
import { OpenChecklist } from './OpenChecklist.tsx'
import { ChecklistChooser } from './ChecklistChooser.tsx'
import { css } from './index.ts'

const quiet = named('GET /api/live', () => new Promise(() => undefined))
const listOf = (...rows: Selection[]) => named('GET /api/projectChecklist/project1', () => aChecklist(rows))
const deciding = (answer: (asked: AskedOf) => unknown) => named('POST /api/selection/floor/decision', answer)
const refused = (status: number, code: string, errors: Record<string, string[]> = {}) =>
  new Response(JSON.stringify({ success: false, code, message: 'Please look again.', errors }), { status })

const draw = async (answers: FakeAnswers, widget = <OpenChecklist project="project1" />) => {
  const { shop, asked } = shopWith({ ...quiet, ...answers })
  const { host } = await drawIn(shop, css, widget)
  return { asked, host, focused: () => host.shadowRoot?.activeElement }
}

const opener = (title = 'Floor tile') => page.getByRole('button', { name: new RegExp(`^${title}`) })
const approve = () => page.getByRole('button', { name: /^Approve/ })

test('what is approved is what was looked at, and the focus goes back to the line', async () => {
  const { asked, focused } = await draw({
    ...listOf(aSelection()),
    ...deciding(() => ({ success: true, data: anApproved() })),
  })
  await opener().click()
  await approve().click()
  await expect.element(opener()).toHaveTextContent('Approved')
  await expect.poll(() => focused()?.textContent).toContain('Floor tile')
  expect(asked.find(({ call }) => call.endsWith('/decision'))?.body).toMatchObject({
    action: 'approve',
    version: 1,
    option_id: 'option1',
    price_cents: 85_158,
  })
})

test('who passes an allowance is asked for a name, which goes with the second try', async () => {
  const { asked, focused } = await draw({
    ...listOf(aSelection()),
    ...deciding(({ body }) => {
      const { signature } = body as { signature: string }
      if (signature === '') throw refused(422, 'invalid', { signature: ['This goes $51.58 over.'] })
      return { success: true, data: anApproved() }
    }),
  })
  await opener().click()
  await approve().click()
  const name = page.getByRole('textbox', { name: /full name/ })
  await expect.poll(() => focused()?.tagName).toBe('INPUT')
  await expect.element(page.getByText('This goes $51.58 over.')).toBeVisible()
  await name.fill('Ana Lopez')
  await userEvent.keyboard('{Enter}')
  await expect.element(opener()).toHaveTextContent('Approved')
  expect(asked.filter(({ call }) => call.endsWith('/decision'))).toHaveLength(2)
})

test('what somebody has changed meanwhile is said and read again', async () => {
  let reads = 0
  const again = named('GET /api/projectChecklist/project1', () => {
    reads += 1
    return aChecklist([aSelection({ version: reads, options: reads === 1 ? [anOption()] : [] })])
  })
  await draw({
    ...again,
    ...deciding(() => {
      throw refused(409, 'changed_meanwhile')
    }),
  })
  await opener().click()
  await approve().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please look again.')
  await expect.element(opener()).toHaveTextContent('No option yet')
})

test('who sees no prices is shown none, and sends none', async () => {
  const { unit_price_cents: _unit, total_cents: _total, ...option } = anOption()
  const { approved_cents: _approved, expected_cents: _expected, ...row } = aSelection({ options: [option] })
  const { asked, host } = await draw({
    ...named('GET /api/projectChecklist/project1', () => aChecklist([row], { sees_prices: 'no' })),
    ...deciding(() => ({ success: true, data: row })),
  })
  await opener().click()
  expect(host.shadowRoot?.textContent).not.toContain('$')
  await approve().click()
  await expect.poll(() => asked.some(({ call }) => call.endsWith('/decision'))).toBe(true)
  expect(asked.find(({ call }) => call.endsWith('/decision'))?.body).not.toHaveProperty('price_cents')
})

test('what was approved goes into the cart, and what did not is said', async () => {
  const report = [
    { line: null, text: 'Tile', product_id: 'tile1', result: 'added', qty: 9, message: '' },
    { line: null, text: 'Mirror', product_id: null, result: 'left_out', qty: 0, message: 'Not sold here.' },
  ]
  const message = 'The approved choices are in your cart.'
  const { asked } = await draw({
    ...listOf(anApproved()),
    ...named('POST /api/projectCart/sync_to_bulk_cart', () => ({ success: true, data: {}, report, message })),
  })
  await page.getByRole('button', { name: 'Add 1 approved to cart' }).click()
  await expect.element(page.getByText(`${message} Mirror: Not sold here.`)).toBeVisible()
  expect(asked.find(({ call }) => call.includes('bulk_cart'))?.body).toMatchObject({ project_id: 'project1' })
})

test('a list that did not come can be asked for again; who was taken out is told so', async () => {
  let isDown = true
  await draw(
    named('GET /api/projectChecklist/project1', () => {
      if (isDown) throw refusal(500, 'Internal Server error please try again.')
      return aChecklist([aSelection()])
    }),
  )
  await expect.element(page.getByText('We could not load this checklist.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(opener()).toBeVisible()
})

test('of several projects one is chosen, and back leads to all of them', async () => {
  const card = { name: 'Main bath', company_name: 'Harvest', count: 14, decided: 11, waiting: 2 }
  const cards = [
    { ...card, project_id: 'project1' },
    { ...card, project_id: 'project2', name: 'Kitchen' },
  ]
  await draw(
    {
      ...listOf(aSelection()),
      ...named('GET /api/projectChecklist', () => ({ success: true, data: cards })),
    },
    <ChecklistChooser />,
  )
  await page.getByRole('button', { name: /^Main bath/ }).click()
  await expect.element(opener()).toBeVisible()
  await page.getByRole('button', { name: 'All projects' }).click()
  await expect.element(page.getByRole('button', { name: /^Kitchen/ })).toBeVisible()
})

test('the ring of what has the focus is seen whole: nothing of it lies outside of its line', async () => {
  const { focused } = await draw(listOf(aSelection()))
  await expect.element(opener()).toBeVisible()
  for (let steps = 0; steps < 10 && !focused()?.textContent?.includes('Floor tile'); steps += 1)
    await userEvent.tab()
  expect(focused()?.textContent).toContain('Floor tile')
  const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused() ?? document.body)
  expect(outlineStyle).toBe('solid')
  expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0)
})
