import type { OrderChat } from '@showroom/contract/chat/order-chat'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aMessage } from '../../testing/chat-fixtures.ts'
import { field, quiet } from '../../testing/draw-chat.tsx'
import { drawIn, shopWith } from '../../testing/draw-widget.tsx'
import { type FakeAnswers, refusal, named } from '../../testing/fake-api.ts'
import { anOrderChat } from '../../testing/order-chat-fixtures.ts'
import { css, Widget } from './index.ts'

const draw = async (answers: FakeAnswers) => {
  const { shop, asked } = shopWith({ ...quiet, ...answers })
  onTestFinished(() => sessionStorage.clear())
  await drawIn(shop, css, <Widget delivery="delivery1" />)
  return asked
}
const chatWith = (change: Partial<OrderChat> = {}) =>
  named('GET /api/order_chat/delivery1', () => ({ success: true, data: anOrderChat(change) }))
const list = {
  id: 'file1',
  file_name: 'boxes.csv',
  media_type: 'text/csv',
  size: 2_000,
  uploaded_at: '2026-11-23T17:00:00.000Z',
  uploaded_by: 'Vera',
  has_preview: false,
}

test('a file goes with a message of a delivery, by the delivery’s own calls', async () => {
  const own = { id: 'vera', name: 'Vera Moss, Larch Tiles' }
  const asked = await draw({
    ...chatWith(),
    ...named('POST /api/order_chat_file/delivery1', () => ({ success: true, data: list })),
    ...named('POST /api/order_chat/delivery1', ({ body }) => {
      const { client_id } = body as { client_id: string }
      const message = aMessage({ client_id, author: own, body: '', files: [list] })
      return { success: true, data: { Project_chats: [message], message } }
    }),
  })
  await expect.element(page.getByText('The client does not see this.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Show a product/ })).not.toBeInTheDocument()
  const file = new File(['box,state'], 'boxes.csv', { type: 'text/csv' })
  await page.getByLabelText('Attach a file').last().upload(file)
  await expect.element(page.getByRole('button', { name: 'Remove boxes.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Download boxes.csv' })).toBeVisible()
  const sent = asked.find(({ call }) => call === 'POST /api/order_chat/delivery1')
  expect(sent?.body).toMatchObject({ body: '', files: ['file1'] })
})

test('a talk that one is taken out of says so', async () => {
  await draw({
    ...chatWith({ Project_chats: [aMessage()] }),
    ...named('GET /api/live', () => {
      throw refusal(404, 'Record not found for processing.')
    }),
  })
  await expect.element(page.getByText('You no longer work on this order.')).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
})
