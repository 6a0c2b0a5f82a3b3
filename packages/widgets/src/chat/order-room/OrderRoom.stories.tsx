import type { OrderChat } from '@showroom/contract/chat/order-chat'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { aMessage } from '../../testing/chat-fixtures.ts'
import { refusal } from '../../testing/fake-api.ts'
import { anOrderChat } from '../../testing/order-chat-fixtures.ts'
import { css, Widget } from './index.ts'

const read = 'GET /api/order_chat/delivery1'
const forEver = () => new Promise<never>(() => undefined)
const answering = (answer: () => unknown): Pick<Story, 'parameters'> => ({
  parameters: {
    showroom: {
      answers: Object.fromEntries([
        [read, answer],
        ['GET /api/live', forEver],
      ]),
    },
  },
})
const chat = (change: Partial<OrderChat> = {}) =>
  answering(() => ({ success: true, data: anOrderChat(change) }))

const pro = { id: 'pro', name: 'Mara Holt, Harvest Home Remodeling' }
const file = {
  id: 'file1',
  file_name: 'broken boxes.csv',
  media_type: 'text/csv',
  size: 2_400,
  uploaded_at: '2026-11-23T17:05:00.000Z',
  uploaded_by: 'Vera',
  has_preview: false,
}
const messages = [
  aMessage({ no: 1, author: pro, body: 'Two of the nine boxes came broken. Can you send them again?' }),
  aMessage({
    no: 2,
    author: { id: 'vera', name: 'Vera Moss, Larch Tiles' },
    body: 'These are the ones of the same lot that we have.',
    files: [file],
    reply_to: { no: 1, author: pro.name, excerpt: 'Two of the nine boxes came broken.' },
    created_at: '2026-11-23T17:05:00.000Z',
  }),
]

const meta = {
  title: 'Widgets/Chat about an order',
  component: Widget,
  parameters: { showroom: { css, isSignedIn: true } },
  args: { delivery: 'delivery1' },
} satisfies Meta<typeof Widget>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = chat({ Project_chats: messages })
export const Empty: Story = chat()
export const Loading: Story = answering(forEver)
export const Failed: Story = answering(() => {
  throw refusal(500, 'Internal Server error please try again.')
})
export const NarrowRightToLeft: Story = {
  ...chat({ Project_chats: messages }),
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}
