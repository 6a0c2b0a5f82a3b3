import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMessage, aProjectChat } from '../testing/chat-fixtures.ts'
import { chatWith, draw, field, posting } from '../testing/draw-chat.tsx'
import { refusal, named } from '../testing/fake-api.ts'

test('what was written is sent by Enter, once, and stands there when it was answered', async () => {
  const asked = await draw({ ...chatWith([aMessage()]), ...posting })
  await field().fill('Take it.')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('log')).toHaveTextContent('Take it.')
  await expect.element(page.getByText('Sending…')).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('')
  const posts = asked.filter(({ call }) => call === 'POST /api/projectChat')
  expect(posts.map(({ body }) => body)).toMatchObject([
    { project: 'project1', body: 'Take it.', after_no: 1 },
  ])
})

test('Shift and Enter begins a line, and nothing at all is not sent', async () => {
  const asked = await draw({ ...chatWith([]), ...posting })
  await field().click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two')
  await expect.element(field()).toHaveValue('one\ntwo')
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  expect(asked.some(({ call }) => call === 'POST /api/projectChat')).toBe(false)
})

test('what is refused stays, with why, and the ways to send it again or to throw it away', async () => {
  const failing = named('POST /api/projectChat', () => {
    throw refusal(422, 'The card number must not be kept.')
  })
  const long = Array.from({ length: 30 }, (_, at) => aMessage({ id: `m${at + 1}`, no: at + 1 }))
  await draw({ ...chatWith(long), ...failing })
  await field().fill('Not this')
  await userEvent.keyboard('{Enter}')
  const reason = page.getByText('The card number must not be kept.')
  await expect.element(reason).toBeVisible()
  const edge = (of: Element) => Math.round(of.getBoundingClientRect().bottom)
  await expect
    .poll(() => edge(reason.element()) - edge(page.getByRole('log').element()))
    .toBeLessThanOrEqual(0)
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await page.getByRole('button', { name: 'Throw away' }).click()
  await expect.element(page.getByText('Not this')).not.toBeInTheDocument()
})

test('a name is offered behind an @, and told to the server', async () => {
  const asked = await draw({ ...chatWith([]), ...posting })
  await field().fill('@ma')
  await page.getByRole('option', { name: '@Mara Holt' }).click()
  await expect.element(field()).toHaveValue('@Mara Holt ')
  await userEvent.keyboard('look{Enter}')
  await expect
    .poll(() => asked.find(({ call }) => call === 'POST /api/projectChat')?.body)
    .toMatchObject({
      body: '@Mara Holt look',
      mentions: ['pro'],
    })
})

test('another’s message offers no way to edit it or to take it back; an old one of one’s own neither', async () => {
  await draw(
    chatWith([
      aMessage(),
      aMessage({
        no: 2,
        author: { id: 'ana', name: 'Ana Lopez' },
        body: 'Old',
        created_at: '2026-01-05T17:00:00.000Z',
      }),
    ]),
  )
  for (const at of [0, 1]) {
    await page
      .getByRole('button', { name: /^More on/ })
      .nth(at)
      .click()
    await expect.element(page.getByRole('button', { name: 'Answer', exact: true })).toBeVisible()
    for (const name of ['Edit', 'Take back'])
      await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  }
})

test('who was removed meanwhile is told so', async () => {
  const gone = named('GET /api/live', () => {
    throw refusal(404, 'Record not found for processing.')
  })
  await draw({ ...chatWith([aMessage()]), ...gone })
  await expect.element(page.getByText('You are no longer in this project.')).toBeVisible()
})

const automatic = aMessage({
  no: 2,
  kind: 'assistant',
  author: null,
  body: 'You have 12 days.\nhttps://www.example.com/faq',
  reply_to: { no: 1, author: 'Ana Lopez', excerpt: 'How long?' },
})
const personTold = named('POST /api/assistant/person', () => ({
  success: true,
  data: null,
  message: 'They are told.',
}))

test('what nobody wrote says so, leads to where it stands, and to a person', async () => {
  const asked = await draw({ ...chatWith([aMessage(), automatic]), ...personTold })
  await expect.element(page.getByRole('article', { name: /^Automatic answer/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'https://www.example.com/faq' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask a person' }).click()
  await expect.element(page.getByText('They are told.')).toBeVisible()
  const told = asked.filter(({ call }) => call === 'POST /api/assistant/person')
  expect(told.map(({ body }) => body)).toEqual([{ project: 'project1' }])
})

test('a Pro, who is a person themselves, is asked for none', async () => {
  await draw(chatWith([automatic], { me: 'pro' }))
  await expect.element(page.getByRole('article', { name: /^Automatic answer/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ask a person' })).not.toBeInTheDocument()
})

test('office hours stand at the head, and a page that stays open sees them end', async () => {
  const changes_at = new Date(Date.now() + 500).toISOString()
  await draw(chatWith([], { office_hours: { text: 'Mon–Fri, 9 AM–5 PM', is_open: true, changes_at } }))
  await expect.element(page.getByText('Answers Mon–Fri, 9 AM–5 PM, now closed')).toBeVisible()
})

test('a chat that did not come can be asked for again', async () => {
  let isDown = true
  const flaky = named('GET /api/projectChat/project1', () => {
    if (isDown) throw refusal(500, 'Internal Server error please try again.')
    return { success: true, data: aProjectChat({ Project_chats: [aMessage()] }) }
  })
  await draw(flaky)
  await expect.element(page.getByText('We could not load this chat.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('log')).toHaveTextContent('The grey tile is in stock.')
})

test('without a project all chats are listed, and one opens', async () => {
  const thread = { ...aProjectChat().thread, last_no: 3, last_text: 'Hello', unread: 2, is_mentioned: true }
  const list = named('GET /api/projectChat', () => ({
    success: true,
    data: { threads: [thread], unread: 2 },
  }))
  await draw({ ...list, ...chatWith([aMessage()]) }, {})
  const entry = page.getByRole('button', { name: /Main bath/ })
  await expect.element(entry).toHaveTextContent('2 unread messages, You are named')
  await entry.click()
  await expect.element(page.getByRole('log')).toHaveTextContent('The grey tile is in stock.')
  await page.getByRole('button', { name: 'All chats' }).click()
  await expect.element(entry).toBeVisible()
})

test('behind a button in the corner the chat opens in a drawer, and Escape gives the focus back', async () => {
  await draw(chatWith([aMessage()]), { project: 'project1', layout: 'launcher' })
  const launcher = page.getByRole('button', { name: 'Chat', exact: true })
  await launcher.click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('The grey tile is in stock.')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
