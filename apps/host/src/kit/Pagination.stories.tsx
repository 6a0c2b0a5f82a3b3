import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Host/Pagination',
  component: Pagination,
  args: { of: 'projects', page: 6, lastPage: 32, onPage: () => undefined },
  parameters: { host: true },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}
export const FirstOfTwo: Story = { args: { page: 1, lastPage: 2 } }
