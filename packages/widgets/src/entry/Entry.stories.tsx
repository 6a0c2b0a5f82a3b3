import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { ShowroomHit } from '@showroom/contract/showroom/showroom'
import type { FakeAnswers } from '../testing/fake-api.ts'
import { refusal } from '../testing/fake-api.ts'
import { aProfile, harvest, harvestDesign, maple } from '../testing/showroom-fixtures.ts'
import { css, Widget } from './index.ts'

const finding = (hits: ShowroomHit[]): FakeAnswers => ({
  'GET /api/visualization/showrooms': () => ({ success: true, data: hits }),
  'GET /api/visualization/shop_profile': () => ({
    success: true,
    data: { profile: aProfile(harvest), category: [] },
  }),
})

const meta = {
  title: 'Widgets/Entry',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-entry', css, answers: finding([harvest]) } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const Untouched: Story = {}
export const Matched: Story = { args: { value: 'HARVEST2' } }
export const SeveralToChooseFrom: Story = {
  args: { value: 'harvest' },
  parameters: { showroom: { answers: finding([harvest, harvestDesign, maple]) } },
}
export const NothingFound: Story = {
  args: { value: 'NOSUCH99' },
  parameters: { showroom: { answers: finding([]) } },
  // The warning floats above the page a moment after the answer.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(warningIn(canvasElement)).toBeTruthy())
  },
}
export const Searching: Story = {
  args: { value: 'HARVEST2' },
  parameters: {
    showroom: { answers: { 'GET /api/visualization/showrooms': () => new Promise(() => undefined) } },
  },
}
export const Failed: Story = {
  args: { value: 'HARVEST2' },
  parameters: {
    showroom: {
      answers: {
        'GET /api/visualization/showrooms': () => {
          throw refusal(500, 'Internal Server error please try again.')
        },
      },
    },
  },
}
export const AsTag: Story = { ...Matched, globals: { flavour: 'element', showroom: 'HARVEST2' } }
export const Dark: Story = { ...Matched, globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = {
  ...Matched,
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}

const warningIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')]
    .find(({ shadowRoot }) => shadowRoot)
    ?.shadowRoot?.querySelector('[popover]')
