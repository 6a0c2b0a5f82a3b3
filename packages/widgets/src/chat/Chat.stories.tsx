import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { type FakeAnswers, named, refusal } from '../testing/fake-api.ts'
import { aMessage, aProjectChat } from '../testing/chat-fixtures.ts'
import { css, Widget } from './index.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const own = { id: 'ana', name: 'Ana Lopez' }
const messages = [
  aMessage({ no: 1 }),
  aMessage({
    no: 2,
    author: own,
    body: 'Does it go with the brass tap? See https://www.example.com/tap',
    created_at: '2026-11-23T17:02:00.000Z',
  }),
  aMessage({
    no: 3,
    body: 'It does, @Ana Lopez. Keep the grout warm.',
    mentions: ['ana'],
    is_pinned: true,
    decided_by: 'Ana Lopez',
    reply_to: { no: 2, author: 'Ana Lopez', excerpt: 'Does it go with the brass tap?' },
    created_at: '2026-11-24T09:12:00.000Z',
  }),
  aMessage({ no: 4, is_removed: true, body: '', created_at: '2026-11-24T09:14:00.000Z' }),
  aMessage({
    no: 5,
    author: own,
    body: 'Ordered.',
    edited_at: '2026-11-24T09:16:00.000Z',
    created_at: '2026-11-24T09:15:00.000Z',
  }),
]

const automatic = [
  aMessage({ no: 1, author: own, body: 'How long can I return what I do not need?' }),
  aMessage({
    no: 2,
    kind: 'assistant',
    author: null,
    body: 'How long can I return something?\nYou have 12 days, from the day of each delivery.\nhttps://www.example.com/faq#return',
    reply_to: { no: 1, author: 'Ana Lopez', excerpt: 'How long can I return what I do not need?' },
    created_at: '2026-11-23T17:02:00.000Z',
  }),
]
/** Whenever it is looked at, they are over. */
const closed = {
  text: 'Mon–Fri, 9 AM–5 PM Pacific time',
  is_open: true,
  changes_at: '2020-01-01T00:00:00.000Z',
}

const chat = 'GET /api/projectChat/project1'
const forEver = () => new Promise<never>(() => undefined)
const answers: FakeAnswers = {
  'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
  ...named(chat, () => ({ success: true, data: aProjectChat({ Project_chats: messages }) })),
  ...named('GET /api/live', forEver),
}

const meta = {
  title: 'Widgets/Chat',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-chat', css, answers, isSignedIn: true } },
  args: { project: 'project1' },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>
const answering = (call: string, answer: () => unknown): Pick<Story, 'parameters'> => ({
  parameters: { showroom: { answers: { ...answers, ...named(call, answer) } } },
})
const failing = () => {
  throw refusal(500, 'Internal Server error please try again.')
}
const threads = () => ({
  success: true,
  data: {
    threads: [
      {
        ...aProjectChat().thread,
        last_no: 5,
        last_at: '2026-11-24T09:15:00.000Z',
        last_text: 'Ordered.',
        unread: 2,
        is_mentioned: true,
      },
      { ...aProjectChat().thread, id: null, project_id: 'project2', project_name: 'Kitchen' },
    ],
    unread: 2,
  },
})

export const Full: Story = {}
export const Empty: Story = answering(chat, () => ({ success: true, data: aProjectChat() }))
export const AutomaticAnswer: Story = answering(chat, () => ({
  success: true,
  data: aProjectChat({ Project_chats: automatic, office_hours: closed }),
}))
export const AnswersWithin: Story = answering(chat, () => ({
  success: true,
  data: aProjectChat({ Project_chats: messages.slice(0, 2), office_hours: closed, answers_within: 'hour' }),
}))
/** Behind the @, with the second one meant. */
export const Naming: Story = {
  ...answering(chat, () => ({
    success: true,
    data: aProjectChat({
      people: [
        ...aProjectChat().people,
        { id: 'bo', name: 'Bo Hale', role: 'designer', photo: null, seen_no: 0, last_seen_at: null },
      ],
    }),
  })),
  play: async ({ canvasElement }) => {
    const shadow = () => [...canvasElement.querySelectorAll('*')].find((each) => each.shadowRoot)?.shadowRoot
    const field = await waitFor(() => {
      const found = shadow()?.querySelector('textarea')
      if (!found) throw new Error('It is not there yet.')
      return found
    })
    await fireEvent.input(field, { target: { value: 'Ask @', selectionStart: 5 } })
    await waitFor(() => expect(shadow()?.querySelectorAll('[role=option]').length).toBe(2))
    await fireEvent.keyDown(field, { key: 'ArrowDown' })
    await waitFor(() => expect(shadow()?.querySelector('[aria-selected=true]')?.textContent).toBe('@Bo Hale'))
  },
}
const openEmojis: Story['play'] = async ({ canvasElement }) => {
  const root = () => [...canvasElement.querySelectorAll('*')].find((each) => each.shadowRoot)?.shadowRoot
  const opener = await waitFor(() => {
    const found = root()?.querySelector<HTMLButtonElement>('[aria-label="Add an emoji"]')
    expect(found).toBeTruthy()
    return found
  })
  opener?.click()
  await waitFor(() => expect(root()?.querySelector('.chat-emoji-list')).not.toBeNull())
}
export const Emojis: Story = { play: openEmojis }
export const EmojisNarrowRightToLeft: Story = {
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
  play: openEmojis,
}
export const Loading: Story = answering(chat, forEver)
export const Failed: Story = answering(chat, failing)
export const NoLongerThere: Story = answering('GET /api/live', () => {
  throw refusal(404, 'Record not found for processing.')
})
export const Threads: Story = {
  args: { project: undefined },
  ...answering('GET /api/projectChat', threads),
}
export const NoThreads: Story = {
  args: { project: undefined },
  ...answering('GET /api/projectChat', () => ({ success: true, data: { threads: [], unread: 0 } })),
}
export const Launcher: Story = { args: { layout: 'launcher' } }
export const SignedOut: Story = { parameters: { showroom: { isSignedIn: false } } }
export const Dark: Story = { globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = {
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}
