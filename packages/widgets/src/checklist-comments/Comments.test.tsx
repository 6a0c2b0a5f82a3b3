import type { Selection } from '@showroom/contract/checklist/checklist'
import type { SelectionComment } from '@showroom/contract/checklist/selection-comment'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { css } from '../checklist/index.ts'
import { OpenChecklist } from '../checklist/OpenChecklist.tsx'
import { aChecklist, aComment, aSelection } from '../testing/checklist-fixtures.ts'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { type AskedOf, type FakeAnswers, named, refusal } from '../testing/fake-api.ts'

const thread = 'GET /api/selection/floor/comment'
const saying = 'POST /api/selection/floor/comment'
const ofOwn = (change: Partial<SelectionComment> = {}) =>
  aComment({ id: 'own', is_own: true, text: 'I like the fog more.', can_change: true, ...change })
const answering = (...data: SelectionComment[]) => ({ success: true as const, data })
const textOf = ({ body }: AskedOf) => (body as { text: string }).text

const drawRow = async (row: Selection, answers: FakeAnswers) => {
  const { shop, asked } = shopWith({
    ...named('GET /api/live', () => new Promise(() => undefined)),
    ...named('GET /api/projectChecklist/project1', () => aChecklist([row])),
    ...answers,
  })
  const { host } = await drawIn(shop, css, <OpenChecklist project="project1" />)
  await page.getByRole('button', { name: /^Floor tile/ }).click()
  const countOf = (call: string) => asked.filter((each) => `${each.call}`.includes(call)).length
  return { asked, countOf, focused: () => host.shadowRoot?.activeElement }
}

const field = () => page.getByRole('textbox', { name: 'Your comment' })
const send = () => page.getByRole('button', { name: 'Comment', exact: true })
const spoken = aSelection({ comment_count: 1, comment_version: 1 })

test('what was said is there once the decision is opened; where nothing was, it is asked for', async () => {
  await drawRow(
    spoken,
    named(thread, () => answering(aComment({ is_question: true }))),
  )
  const said = page.getByRole('region', { name: 'Comments on Floor tile' })
  await expect.element(said).toHaveTextContent('The grey one hides dust better.')
  await expect.element(said).toHaveTextContent('Mara Voss')
  await expect.element(said).toHaveTextContent('Question')
  await page.getByRole('button', { name: 'Hide comments Floor tile' }).click()
  await expect.element(said).not.toBeInTheDocument()
})

test('a decision of which nothing was said asks nothing until somebody wants to comment', async () => {
  const { countOf } = await drawRow(aSelection(), {
    ...named(thread, () => answering()),
    ...named(saying, (asked) => answering(ofOwn({ text: textOf(asked) }))),
  })
  expect(countOf('/comment')).toBe(0)
  await page.getByRole('button', { name: 'Comment Floor tile' }).click()
  await expect.element(page.getByText('Nothing was said yet.')).toBeVisible()
  await field().fill('  Is it slippery?  ')
  await send().click()
  await expect.element(page.getByRole('listitem').getByText('Is it slippery?', { exact: true })).toBeVisible()
  await expect.element(field()).toHaveValue('')
})

test('what could not be sent stays in the field, with why', async () => {
  await drawRow(spoken, {
    ...named(thread, () => answering(aComment())),
    ...named(saying, () => {
      throw refusal(409, 'This decision has as many comments as it can have.')
    }),
  })
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please write what you want to say.')
  await field().fill('One more')
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('as many comments as it can have')
  await expect.element(field()).toHaveValue('One more')
})

test('one’s own words are put right and taken back, and the focus is not lost', async () => {
  const { focused } = await drawRow(spoken, {
    ...named(thread, () => answering(ofOwn())),
    ...named('PUT /api/selection_comment/own', (asked) => answering(ofOwn({ text: textOf(asked) }))),
    ...named('DELETE /api/selection_comment/own', () => answering()),
  })
  await page.getByRole('button', { name: /^Edit/ }).click()
  await expect.poll(() => focused()?.tagName).toBe('TEXTAREA')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Comments on Floor tile')
  await page.getByRole('button', { name: /^Edit/ }).click()
  await field().first().fill('I like the oak more.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('I like the oak more.').first()).toBeVisible()
  await page.getByRole('button', { name: /^Take back/ }).click()
  await expect.element(page.getByText('Nothing was said yet.')).toBeVisible()
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Comments on Floor tile')
})

test('others’ words have no such steps, and a thread that did not come can be asked for again', async () => {
  let isDown = true
  await drawRow(
    spoken,
    named(thread, () => {
      if (isDown) throw refusal(500, 'Internal Server error please try again.')
      return answering(aComment())
    }),
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('The comments did not come.')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The grey one hides dust better.')).toBeVisible()
  expect(page.getByRole('button', { name: /^Take back/ }).elements()).toHaveLength(0)
})

test('once more was said, the thread is read again', async () => {
  let reads = 0
  const { countOf } = await drawRow(spoken, {
    ...named(thread, () => {
      reads += 1
      return reads === 1 ? answering(aComment()) : answering(aComment(), ofOwn({ is_question: true }))
    }),
    ...named('POST /api/selection/floor/decision', () => ({
      success: true,
      data: aSelection({ comment_count: 2, comment_version: 2, question_count: 1 }),
    })),
  })
  await expect.element(page.getByText('The grey one hides dust better.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask Floor tile' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('I like the fog more.')
  await page.getByRole('form', { name: 'Ask: Floor tile' }).getByRole('button', { name: 'Ask' }).click()
  await expect
    .element(page.getByRole('listitem').getByText('I like the fog more.', { exact: true }))
    .toBeVisible()
  expect(countOf('/comment')).toBe(2)
})
