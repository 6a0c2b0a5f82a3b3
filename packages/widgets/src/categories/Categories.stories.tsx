import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Department } from '@showroom/contract/catalogue/catalogue'
import { anOpenShop } from '../testing/catalogue-fixtures.ts'
import { type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { aFullMenu } from '../testing/menu-fixtures.ts'
import { aThemedShop } from '../testing/showroom-fixtures.ts'
import { css, Widget } from './index.ts'

const withMenu = (menu: Department[]): FakeAnswers => ({
  'GET /api/shop': () => ({ success: true, data: aThemedShop('HARVEST2', { menu }) }),
})

const meta = {
  title: 'Widgets/Categories',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-categories', css, answers: withMenu(aFullMenu) } },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>

export const Grid: Story = {}
export const Carousel: Story = { args: { layout: 'carousel' } }
export const OneDepartment: Story = { args: { department: 'flooring' } }
export const WithoutPictures: Story = {
  parameters: {
    showroom: { answers: { 'GET /api/shop': () => ({ success: true, data: anOpenShop() }) } },
  },
}
export const Waiting: Story = {
  parameters: { showroom: { answers: { 'GET /api/shop': () => new Promise(() => undefined) } } },
}
export const Empty: Story = { parameters: { showroom: { answers: withMenu([]) } } }
export const Failed: Story = {
  parameters: {
    showroom: {
      answers: {
        'GET /api/shop': () => {
          throw refusal(500, 'Internal Server error please try again.')
        },
      },
    },
  },
}
export const NotAdmittedHere: Story = {
  parameters: {
    showroom: {
      answers: {
        'GET /api/shop': () => {
          throw refusal(403, 'This showroom is not available on this website.')
        },
      },
    },
  },
}
export const AsTag: Story = { globals: { flavour: 'element', showroom: 'HARVEST2' } }
export const Dark: Story = { globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = { globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' } }
