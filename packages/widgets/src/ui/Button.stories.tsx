import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonCss } from './Button.css.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Pieces/Button',
  component: Button,
  args: { children: 'Add to cart' },
  parameters: { showroom: { css: [buttonCss] } },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { kind: 'primary' } }
export const Secondary: Story = {}
export const Quiet: Story = { args: { kind: 'quiet' } }
export const Wide: Story = { args: { kind: 'primary', isWide: true } }
export const Disabled: Story = { args: { kind: 'primary', disabled: true } }
export const Busy: Story = { args: { kind: 'primary', isBusy: true } }
export const Link: Story = { args: { href: '#shop', children: 'Continue shopping' } }
