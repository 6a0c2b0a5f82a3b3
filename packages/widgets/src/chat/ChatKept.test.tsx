import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aMessage, aProjectChat } from '../testing/chat-fixtures.ts'
import { chatWith, draw, field, posting, quiet } from '../testing/draw-chat.tsx'
import { drawIn, shopWith } from '../testing/draw-widget.tsx'
import { refusal, named } from '../testing/fake-api.ts'
import { css, Widget } from './index.ts'

test('what somebody else has left unsent in this browser is neither sent nor shown', async () => {
  const { shop, asked } = shopWith({ ...quiet, ...chatWith([], { me: 'husband' }), ...posting })
  onTestFinished(() => sessionStorage.clear())
  const left = { clientId: 'c1', body: 'From Ana', files: [], replyTo: null, mentions: [], isFailed: false }
  for (const of of ['', 'ana:']) {
    sessionStorage.setItem(`${shop.prefix}:chat:${of}project1`, JSON.stringify([left]))
    sessionStorage.setItem(`${shop.prefix}:draft:${of}project1`, 'Ana’s draft')
  }
  await drawIn(shop, css, <Widget isOwnPage project="project1" />)
  await expect.element(field()).toHaveValue('')
  await field().fill('Mine')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked.filter(({ call }) => call === 'POST /api/projectChat').length).toBe(1)
  await expect.element(page.getByText('From Ana')).not.toBeInTheDocument()
})

test('what comes while the pins are looked at is read when the messages are', async () => {
  let messages = [aMessage()]
  const growing = named('GET /api/projectChat/project1', () => ({
    success: true,
    data: aProjectChat({ Project_chats: messages }),
  }))
  const seen = named('POST /api/projectChat/seen', () => ({ success: true, data: {} }))
  const asked = await draw({ ...growing, ...seen })
  const told = () => asked.filter(({ call }) => call === 'POST /api/projectChat/seen').map(({ body }) => body)
  await expect.poll(told).toMatchObject([{ no: 1 }])
  messages = [aMessage(), aMessage({ no: 2, is_pinned: true, body: 'Pinned meanwhile' })]
  await page.getByRole('button', { name: 'Pinned' }).click()
  await expect.element(page.getByText('Pinned meanwhile').first()).toBeVisible()
  expect(told()).toHaveLength(1)
  await page.getByRole('button', { name: 'Messages', exact: true }).click()
  await expect.poll(told).toMatchObject([{ no: 1 }, { no: 2 }])
})

test('older messages that do not come are told so', async () => {
  const chat = named('GET /api/projectChat/project1', ({ url }) => {
    if (url.searchParams.has('before_no')) throw refusal(500, 'Internal Server error please try again.')
    return { success: true, data: aProjectChat({ Project_chats: [aMessage({ no: 51 })] }) }
  })
  await draw(chat)
  await page.getByRole('button', { name: 'Show older messages' }).click()
  await expect.element(page.getByText('That did not work. Please try again.')).toBeVisible()
})

test('what is done with a message that a search has found is seen there', async () => {
  const old = aMessage({ no: 5 })
  const chat = named('GET /api/projectChat/project1', ({ url }) => ({
    success: true,
    data: aProjectChat({
      Project_chats: url.searchParams.has('s') ? [old] : [aMessage({ no: 51, body: 'The newest' })],
    }),
  }))
  const pinning = named('PUT /api/projectChat/m5', () => ({
    success: true,
    data: { ...old, version: 2, is_pinned: true },
  }))
  await draw({ ...chat, ...pinning })
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('tile')
  const found = page.getByRole('article').filter({ hasText: 'The grey tile is in stock.' })
  await found.getByRole('button', { name: /^More on/ }).click()
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect.element(found).toHaveTextContent('Pinned')
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('')
  await expect.element(page.getByRole('log')).toHaveTextContent('The newest')
  await expect.element(page.getByRole('log')).not.toHaveTextContent('The grey tile')
})

test('no more files are taken than a message carries, those on their way among them', async () => {
  const never = named('POST /api/projectChat_file/project1', () => new Promise(() => undefined))
  const { shop } = shopWith({ ...quiet, ...chatWith([]), ...never })
  const { root } = await drawIn(shop, css, <Widget isOwnPage project="project1" />)
  await expect.element(field()).toBeVisible()
  const six = (name: string) =>
    [1, 2, 3, 4, 5, 6].map((each) => new File(['x'], `${name}${each}.png`, { type: 'image/png' }))
  const input = root.querySelector('input[type=file]') as HTMLInputElement // drawn with the field
  await userEvent.upload(input, six('one'))
  await userEvent.upload(input, six('two'))
  await expect.element(page.getByText('A message carries at most 10 files.')).toBeVisible()
  await expect.element(page.getByText('Loading up two4.png…')).toBeVisible()
  await expect.element(page.getByText('Loading up two5.png…')).not.toBeInTheDocument()
})
