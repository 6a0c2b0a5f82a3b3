import type { ChatMessage } from '@showroom/contract/chat/chat'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { type ChatProps, css, Widget } from '../chat/index.ts'
import { aMessage, aProjectChat } from './chat-fixtures.ts'
import { drawIn, shopWith } from './draw-widget.tsx'
import { type FakeAnswers, named } from './fake-api.ts'

export const chatWith = (messages: ChatMessage[], more: object = {}) =>
  named('GET /api/projectChat/project1', () => ({
    success: true,
    data: aProjectChat({ Project_chats: messages, ...more }),
  }))
export const quiet = named('GET /api/live', () => new Promise(() => undefined))

/** Sent words come back as a message, under the name they were sent with. */
export const posting = named('POST /api/projectChat', ({ body }) => {
  const { client_id, body: words } = body as { client_id: string; body: string }
  const message = aMessage({ no: 2, client_id, body: words, author: { id: 'ana', name: 'Ana Lopez' } })
  return { success: true, data: { Project_chats: [message], room_files: [], message } }
})

export const draw = async (answers: FakeAnswers, props: ChatProps = { project: 'project1' }) => {
  const { shop, asked } = shopWith({ ...quiet, ...answers })
  onTestFinished(() => sessionStorage.clear())
  await drawIn(shop, css, <Widget isOwnPage {...props} />)
  return asked
}

export const field = () => page.getByRole('textbox', { name: 'Write a message' })
