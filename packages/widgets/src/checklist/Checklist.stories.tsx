import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { aChecklist, anApproved, anOption, aSelection } from '../testing/checklist-fixtures.ts'
import { type FakeAnswers, named, refusal } from '../testing/fake-api.ts'
import { css, Widget } from './index.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const rows = [
  anApproved(),
  aSelection({
    id: 'vanity',
    title: 'Vanity',
    due: '2026-11-20',
    late_days: 3,
    allowance_cents: 140_000,
    expected_cents: 152_928,
    options: [
      anOption({
        name: 'Walnut, 36 in',
        brand: 'Kestrel',
        qty: 1,
        uom: 'Piece',
        coverage: null,
        total_cents: 152_928,
      }),
      anOption({
        id: 'oak',
        name: 'Oak, 30 in',
        brand: 'Kestrel',
        qty: 1,
        uom: 'Piece',
        coverage: null,
        total_cents: 118_400,
      }),
    ],
  }),
  aSelection({
    id: 'numbers',
    title: 'House numbers',
    room_id: null,
    options: [],
    status: 'to_choose',
    expected_cents: null,
    due: null,
  }),
]

const list = 'GET /api/projectChecklist/project1'
const forEver = () => new Promise<never>(() => undefined)
const answers: FakeAnswers = {
  'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
  ...named(list, () => aChecklist(rows)),
  ...named('GET /api/live', forEver),
}

const meta = {
  title: 'Widgets/Checklist',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-checklist', css, answers, isSignedIn: true } },
  args: { project: 'project1' },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>
const answering = (call: string, answer: () => unknown): Pick<Story, 'parameters'> => ({
  parameters: { showroom: { answers: { ...answers, ...named(call, answer) } } },
})
const failing = () => {
  throw refusal(500, 'Internal Server error please try again.')
}
const cards = () => ({
  success: true,
  data: [
    {
      project_id: 'project1',
      name: 'Main bath',
      company_name: 'Harvest',
      count: 14,
      decided: 11,
      waiting: 2,
    },
    { project_id: 'project2', name: 'Kitchen', company_name: 'Harvest', count: 0, decided: 0, waiting: 0 },
  ],
})
const rootIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot

const openVanity: Story['play'] = async ({ canvasElement }) => {
  const opener = await waitFor(() => {
    const found = [...(rootIn(canvasElement)?.querySelectorAll<HTMLButtonElement>('[aria-expanded]') ?? [])]
    expect(found.length).toBeGreaterThan(1)
    return found[1]
  })
  opener?.click()
  await waitFor(() => expect(rootIn(canvasElement)?.textContent).toContain('Oak, 30 in'))
}

export const Full: Story = {}
export const Opened: Story = { play: openVanity }
export const Empty: Story = answering(list, () => aChecklist([]))
export const Loading: Story = answering(list, forEver)
export const Failed: Story = answering(list, failing)
export const Projects: Story = {
  args: { project: undefined },
  ...answering('GET /api/projectChecklist', cards),
}
export const SignedOut: Story = { parameters: { showroom: { isSignedIn: false } } }
export const Dark: Story = { globals: { scheme: 'dark', showroom: 'MAPLE247' } }
export const NarrowRightToLeft: Story = {
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}
