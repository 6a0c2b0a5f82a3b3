import type { ChatMessage } from '@showroom/contract/chat/chat'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { aMessage, aProjectChat } from '../testing/chat-fixtures.ts'
import { chatWith, draw, field, posting } from '../testing/draw-chat.tsx'
import { refusal, named } from '../testing/fake-api.ts'

const person = (id: string, name: string) => ({
  id,
  name,
  role: 'client',
  photo: null,
  seen_no: 0,
  last_seen_at: null,
})
const people = [...aProjectChat().people, person('bo', 'Bo Hale'), person('max', 'Max Ito')]
const options = () => page.getByRole('option')

const own = (change: Partial<ChatMessage> = {}) =>
  aMessage({ author: { id: 'ana', name: 'Ana Lopez' }, created_at: new Date().toISOString(), ...change })
const message = (name: RegExp) => page.getByRole('article', { name })
const more = () => page.getByRole('button', { name: /^More on the message of You/ })
/** Within the widget's own root, whose page knows of the whole widget only. */
const hasFocus = (locator: Locator) => expect.poll(() => locator.element().matches(':focus')).toBe(true)
const changed = (call: string, to: ChatMessage) => named(call, () => ({ success: true, data: to }))

test('whom an @ means is chosen by arrows and Enter, which sends nothing yet', async () => {
  const asked = await draw({ ...chatWith([], { people }), ...posting })
  await field().click()
  await userEvent.keyboard('Ask @m')
  await expect.element(options().nth(1)).toHaveTextContent('@Max Ito')
  await expect.element(page.getByText('2 people. Choose with the arrow keys.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true')
  const active = options().nth(1).element().id
  await expect.element(field()).toHaveAttribute('aria-activedescendant', active)
  await hasFocus(field())
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  await expect.element(field()).toHaveValue('Ask @Max Ito ')
  await expect.element(options().first()).not.toBeInTheDocument()
  expect(asked.some(({ call }) => call === 'POST /api/projectChat')).toBe(false)
  await userEvent.keyboard('please{Enter}')
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/projectChat')?.body)
    .toMatchObject({ body: 'Ask @Max Ito please', mentions: ['max'] })
})

test('Escape closes the list and keeps the words; Tab takes a name within a sentence', async () => {
  await draw(chatWith([], { people }))
  await field().click()
  await userEvent.keyboard('@')
  await expect.element(options().first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(options().first()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('@')
  await userEvent.keyboard('{Backspace}Hello , look{ArrowLeft>6/}@h')
  await expect.element(options().first()).toHaveTextContent('@Mara Holt')
  await userEvent.keyboard('{Tab}')
  await expect.element(field()).toHaveValue('Hello @Mara Holt , look')
  await hasFocus(field())
  await userEvent.keyboard('!')
  await expect.element(field()).toHaveValue('Hello @Mara Holt !, look')
})

test('after an edit, saved or not, the focus is at the message', async () => {
  const saved = changed('PUT /api/projectChat/m1', own({ body: 'Better', version: 2 }))
  await draw({ ...chatWith([own()]), ...saved })
  const begin = async () => {
    await more().click()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await hasFocus(page.getByRole('textbox', { name: 'Edit your message' }))
  }
  await begin()
  await userEvent.keyboard('{Escape}')
  await hasFocus(message(/^You/))
  await begin()
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Better')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(message(/^You/)).toHaveTextContent('Better')
  await hasFocus(message(/^You/))
})

test('what is taken back keeps the focus in its place', async () => {
  const gone = own({ body: '', is_removed: true, version: 2 })
  await draw({ ...chatWith([own()]), ...changed('DELETE /api/projectChat/m1', gone) })
  await more().click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByText('This message was taken back.')).toBeVisible()
  await hasFocus(message(/^You/))
})

test('a reaction gives the focus back; the last of its kind leaves it at the message', async () => {
  const reactions = [{ emoji: '👍' as const, by: ['ana'] }]
  const given = { PUT: aMessage({ reactions, version: 2 }) }
  const answer = named('PUT /api/projectChat/m1', () => ({ success: true, data: given.PUT }))
  await draw({ ...chatWith([aMessage()]), ...answer })
  const button = page.getByRole('button', { name: /^More on/ })
  await button.click()
  await hasFocus(page.getByRole('button', { name: 'React with 👍' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '👍 1' })).toBeVisible()
  await hasFocus(button)
  given.PUT = aMessage({ reactions: [], version: 3 })
  await page.getByRole('button', { name: '👍 1' }).click()
  await expect.element(page.getByRole('button', { name: '👍 1' })).not.toBeInTheDocument()
  await hasFocus(message(/^Mara Holt/))
})

test('a reaction that is refused says why', async () => {
  const refused = named('PUT /api/projectChat/m1', () => {
    throw refusal(404, 'The message is taken back.')
  })
  await draw({ ...chatWith([aMessage({ reactions: [{ emoji: '🎉', by: ['pro'] }] })]), ...refused })
  await page.getByRole('button', { name: '🎉 1' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The message is taken back.')
})
