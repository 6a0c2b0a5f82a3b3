import type { Meta, StoryObj } from '@storybook/react-vite'
import { chipCss } from './Chip.css.ts'
import { Chip } from './Chip.tsx'

const meta = {
  title: 'Pieces/Chip',
  component: Chip,
  args: { label: 'Finish: Honed', onRemove: () => undefined },
  parameters: { showroom: { css: [chipCss] } },
} satisfies Meta<typeof Chip>
export default meta

export const Applied: StoryObj<typeof meta> = {}
