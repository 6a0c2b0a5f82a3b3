import type { Meta, StoryObj } from '@storybook/react-vite'
import { css, Widget } from '../categories/index.ts'
import { refusal } from '../testing/fake-api.ts'

/** What a visitor sees on a page that may not show the showroom. */
const meta = {
  title: 'Pieces/Refusal',
  component: Widget,
  parameters: {
    showroom: {
      tag: 'showroom-categories',
      css,
      answers: {
        'GET /api/shop': () => {
          throw refusal(403, 'This showroom is not available on this website.')
        },
      },
    },
  },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = {}
export const Dark: Story = { globals: { scheme: 'dark' } }
export const Narrow: Story = { globals: { width: '320' } }
