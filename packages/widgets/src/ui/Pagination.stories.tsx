import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonCss } from './Button.css.ts'
import { paginationCss } from './Pagination.css.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Pieces/Pagination',
  component: Pagination,
  args: { of: 'Tile', page: 6, lastPage: 320, onPage: () => undefined },
  parameters: { showroom: { css: [buttonCss, paginationCss] } },
} satisfies Meta<typeof Pagination>
export default meta

type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}
export const FirstPage: Story = { args: { page: 1 } }
export const LastPage: Story = { args: { page: 320 } }
export const FewPages: Story = { args: { page: 2, lastPage: 3 } }
