import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonCss } from './Button.css.ts'
import { Button } from './Button.tsx'
import { emptyStateCss } from './EmptyState.css.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Pieces/Empty state',
  component: EmptyState,
  args: {
    title: 'Your cart is empty.',
    text: 'Materials you add will wait for you here.',
    children: <Button kind="primary">Continue shopping</Button>,
  },
  parameters: { showroom: { css: [buttonCss, emptyStateCss] } },
} satisfies Meta<typeof EmptyState>
export default meta

export const Empty: StoryObj<typeof meta> = {}
