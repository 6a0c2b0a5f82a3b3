import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChatFile, aMessage, aProjectChat } from '../../testing/chat-fixtures.ts'
import { draw } from '../../testing/draw-chat.tsx'
import { type AskedOf, type FakeAnswers, named } from '../../testing/fake-api.ts'

const plan = aChatFile('plan.pdf', { version: 2, versions: 2, media_type: 'application/pdf' })
const list = aChatFile('list.csv', { size: 900 })

const answerOf = ({ url: { searchParams: asked } }: AskedOf) => {
  const before = { ...plan, id: 'plan-before', version: 1 }
  const files = asked.get('versions_of') === plan.id ? [plan, before] : [plan, list]
  return { success: true, data: aProjectChat({ room_files: files }) }
}
const answers: FakeAnswers = named('GET /api/projectChat/project1', (asked) =>
  asked.url.searchParams.get('t') === 'files'
    ? answerOf(asked)
    : { success: true, data: aProjectChat({ pinned: [aMessage({ is_pinned: true })] }) },
)

const press = (name: string) => page.getByRole('button', { name, exact: true })
const drawFiles = async () => {
  onTestFinished(() => localStorage.clear())
  const asked = await draw(answers)
  await press('Files').click()
  return {
    lastAsked: (word: string) =>
      asked.findLast(({ url }) => url.searchParams.get('t') === 'files')?.url.searchParams.get(word),
  }
}

test('files stand in a list that is sorted by each column, and turned around', async () => {
  const { lastAsked } = await drawFiles()
  await press('List').click()
  const row = page.getByRole('button', { name: 'Download list.csv Mara Holt Nov 23, 2026 1 KB CSV' })
  await expect.element(row).toBeVisible()
  const sorts = page.getByRole('group', { name: 'Sort by' })
  await expect.element(sorts.getByRole('button', { name: 'Date downwards' })).toBeVisible()
  for (const [name, sort] of [
    ['Name', 'name'],
    ['Sent by', 'who'],
    ['Size', '-size'],
    ['Kind', 'kind'],
    ['Date', '-when'],
  ] as const) {
    await sorts.getByRole('button', { name, exact: true }).click()
    await expect.poll(() => lastAsked('sort')).toBe(sort)
  }
  sorts.getByRole('button', { name: 'Date downwards' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastAsked('sort')).toBe('when')
  await expect
    .element(sorts.getByRole('button', { name: 'Date upwards' }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('a list is chosen once: the next look begins with it', async () => {
  await drawFiles()
  await press('List').click()
  await press('Messages').click()
  await press('Files').click()
  await expect.element(press('List')).toHaveAttribute('aria-pressed', 'true')
  await press('Grid').click()
  await press('Messages').click()
  await press('Files').click()
  await expect.element(press('Grid')).toHaveAttribute('aria-pressed', 'true')
})

test('what was sent again under its name counts its versions, and they are opened by the keyboard', async () => {
  const { lastAsked } = await drawFiles()
  const versions = press('2 versions of plan.pdf')
  await expect.element(versions).toBeVisible()
  versions.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Versions of plan.pdf' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Download plan.pdf Version 1/ })).toBeVisible()
  expect(lastAsked('versions_of')).toBe(plan.id)
  await press('All files').click()
  await expect.element(page.getByRole('button', { name: /^Download list.csv/ })).toBeVisible()
})

test('the search says what it looks through', async () => {
  await drawFiles()
  await expect.element(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible()
  await press('Pinned').click()
  await expect.element(page.getByText('The grey tile is in stock.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('oak')
  await expect.element(page.getByText('No message matches.')).toBeVisible()
})
