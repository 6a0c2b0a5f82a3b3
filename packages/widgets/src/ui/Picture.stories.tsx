import type { Meta, StoryObj } from '@storybook/react-vite'
import { aPicture } from '../testing/catalogue-fixtures.ts'
import { pictureCss } from './Picture.css.ts'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Pieces/Picture',
  component: Picture,
  args: { picture: aPicture('swatch_zellige'), sizes: '320px' },
  parameters: { showroom: { css: [pictureCss, '.picture { width: 320px; aspect-ratio: 4 / 5 }'] } },
} satisfies Meta<typeof Picture>
export default meta

type Story = StoryObj<typeof meta>

export const Arrived: Story = {}
/** Its blurred colours hold the place. */
export const NeverArrives: Story = { args: { picture: aPicture('missing') } }
