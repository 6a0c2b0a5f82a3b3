import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonCss } from './Button.css.ts'
import { emptyStateCss } from './EmptyState.css.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Pieces/Error state',
  component: ErrorState,
  args: {
    title: 'We could not load your cart.',
    text: 'Nothing in it is lost. Please try again in a moment.',
    onRetry: () => undefined,
  },
  parameters: { showroom: { css: [buttonCss, emptyStateCss] } },
} satisfies Meta<typeof ErrorState>
export default meta

export const Failed: StoryObj<typeof meta> = {}
