import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../testing/fake-api.ts'
import { theRooms } from '../testing/visualizer-fixtures.ts'
import { css, Widget } from './index.ts'

const meta = {
  title: 'Widgets/Visualizer',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-visualizer', css, answers: theRooms() } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const Templates: Story = {}
export const Room: Story = { args: { template: 'warm' } }
export const Waiting: Story = {
  parameters: {
    showroom: { answers: { 'GET /api/visualization/templates': () => new Promise(() => undefined) } },
  },
}
export const Empty: Story = {
  parameters: { showroom: { answers: { 'GET /api/visualization/templates': () => theRooms.looks([]) } } },
}
export const Failed: Story = {
  parameters: {
    showroom: {
      answers: {
        'GET /api/visualization/templates': () => {
          throw refusal(500, 'Internal Server error please try again.')
        },
      },
    },
  },
}
export const Dark: Story = { args: { template: 'warm' }, globals: { scheme: 'dark' } }
export const Narrow: Story = { args: { template: 'warm' }, globals: { width: '320' } }
