import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aChatFile, aProjectChat } from '../../testing/chat-fixtures.ts'
import { draw } from '../../testing/draw-chat.tsx'
import { type AskedOf, type FakeAnswers, named, refusal } from '../../testing/fake-api.ts'

const chat = 'GET /api/projectChat/project1'
/** Thirteen of them: one more than a page shows. */
const names = Array.from({ length: 13 }, (_, at) => `list-${13 - at}.csv`)

const answerOf = ({ url: { searchParams: asked } }: AskedOf) => {
  const number = Number(asked.get('page') ?? 1)
  const inGroup = asked.get('type') === 'drawings' ? [] : names
  const found = inGroup.filter((name) => name.includes(asked.get('s') ?? ''))
  const files = found.slice((number - 1) * 12, number * 12).map((name) => aChatFile(name))
  return { success: true, data: aProjectChat({ room_files: files, file_count: found.length }) }
}
const filesOf = (answer: (asked: AskedOf) => unknown = answerOf): FakeAnswers =>
  named(chat, (asked) =>
    asked.url.searchParams.get('t') === 'files' ? answer(asked) : { success: true, data: aProjectChat() },
  )

const drawFiles = async (answers: FakeAnswers) => {
  const asked = await draw(answers)
  await page.getByRole('button', { name: 'Files', exact: true }).click()
  return asked
}
const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^Download ${name}`) })

test('each file says its name, who sent it, when, and how large it is', async () => {
  await drawFiles(filesOf())
  const text = 'Download list-13.csv Mara Holt Nov 23, 2026 48 KB'
  await expect.element(tile('list-13.csv')).toHaveAccessibleName(text)
  await expect.element(page.getByText('13 files')).toBeVisible()
})

test('a photo is seen small; where its picture does not come, its kind stands there', async () => {
  const photo = { media_type: 'image/jpeg', has_preview: true }
  const files = [aChatFile('room.jpg', photo), aChatFile('gone.png', photo)]
  await drawFiles({
    ...filesOf(() => ({ success: true, data: aProjectChat({ room_files: files }) })),
    ...named('GET /api/projectChat_file/room-jpg', () => {
      throw new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      })
    }),
  })
  await expect.element(tile('room.jpg').getByAltText('')).toBeInTheDocument()
  await expect.element(tile('gone.png').getByText('PNG', { exact: true })).toBeVisible()
})

test('pages are turned by keyboard, and the focus goes to the files', async () => {
  await drawFiles(filesOf())
  await expect.element(tile('list-13.csv')).toBeVisible()
  await expect.element(tile('list-1.csv')).not.toBeInTheDocument()
  const older = page.getByRole('button', { name: 'Older' })
  const hasFocus = (what: typeof older) => what.element().matches(':focus')
  older.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(tile('list-1.csv')).toBeVisible()
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible()
  // It has gone to the files before the next key is pressed.
  await expect.poll(() => hasFocus(older)).toBe(false)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => hasFocus(tile('list-1.csv'))).toBe(true)
  await expect.element(older).toBeDisabled()
})

test('a kind is looked at by itself, from its first page on, and says when there is none of it', async () => {
  const asked = await drawFiles(filesOf())
  await page.getByRole('button', { name: 'Older' }).click()
  await expect.element(tile('list-1.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Drawings' }).click()
  await expect.element(page.getByText('No drawings yet.')).toBeVisible()
  const last = asked.findLast(({ url }) => url.searchParams.get('t') === 'files')?.url.searchParams
  expect([last?.get('type'), last?.get('page')]).toEqual(['drawings', '1'])
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect.element(tile('list-13.csv')).toBeVisible()
})

test('a name is looked for on all pages, and nothing found is said', async () => {
  await drawFiles(filesOf())
  await page.getByRole('button', { name: 'Older' }).click()
  const search = page.getByRole('searchbox')
  await search.fill('list-13')
  await expect.element(tile('list-13.csv')).toBeVisible()
  await expect.element(page.getByText('1 file', { exact: true })).toBeVisible()
  await search.fill('nowhere')
  await expect.element(page.getByText('No file has that in its name.')).toBeVisible()
})

test('files that did not come are asked for again', async () => {
  let isDown = true
  await drawFiles(
    filesOf((asked) => {
      if (isDown) throw refusal(500, 'Internal Server error please try again.')
      return answerOf(asked)
    }),
  )
  await expect.element(page.getByText('We could not load the files.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(tile('list-13.csv')).toBeVisible()
})
